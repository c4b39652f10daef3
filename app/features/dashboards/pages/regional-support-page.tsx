import { redirect } from "react-router";
import { badRequest } from "#app/core/errors.ts";
import { parseForm } from "#app/core/form.ts";
import { parseListQuery } from "#app/core/list-query.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/request-context.ts";
import { assignMatterSchema } from "#app/features/helpdesk/forms/assign-matter.ts";
import { languageWords, matterKinds, matterKindWords, regions } from "#app/features/helpdesk/matter.ts";
import { type MatterFilter, matterList } from "#app/features/helpdesk/matter-list.ts";
import { assignMatter } from "#app/features/helpdesk/server/assign-matter.server.ts";
import { countMatters } from "#app/features/helpdesk/server/count-matters.server.ts";
import { listDeskPeople } from "#app/features/helpdesk/server/list-desk-people.server.ts";
import { listMatters } from "#app/features/helpdesk/server/list-matters.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import emptyInbox from "#app/ui/art/empty-notifications.svg";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FilterBar } from "#app/ui/filter-bar.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { ExportLink } from "../components/admin/export-link.tsx";
import { FilterSelect } from "../components/admin/filter-select.tsx";
import { ListFoot } from "../components/admin/list-foot.tsx";
import { MatterCounts } from "../components/admin/matter-counts.tsx";
import { MatterTable } from "../components/admin/matter-table.tsx";
import { ModuleHead } from "../components/admin/module-head.tsx";
import { exportHref } from "../desk-exports.ts";
import { pageLinks } from "../page-links.ts";
import type { Route } from "./+types/regional-support-page";

const here = "/admin/regional-support";

export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  const query = parseListQuery(matterList, url);
  const [page, counts, people] = await Promise.all([
    listMatters(actor, query),
    countMatters(actor),
    listDeskPeople(actor),
  ]);
  return {
    rows: page.rows,
    total: page.total,
    counts,
    people,
    search: query.search,
    notes: query.notes,
    chosen: Object.fromEntries(
      Object.entries(query.filters).map(([name, values]) => [name, values[0] ?? ""]),
    ) as Record<MatterFilter, string>,
    exportHref: exportHref("regional-support", query),
    ...pageLinks(query, page),
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const actor = await getActor(context);
  const { value } = await parseForm(request, assignMatterSchema);
  if (value === undefined) throw badRequest("Choose a region and somebody of the desk.");
  await assignMatter(actor, value);
  return redirect(`${here}${url.search}`);
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Regional Support",
    description: "Enquiries, bookings and grievances by region and language.",
    path: here,
    indexed: false,
  });

const filters: { name: MatterFilter; label: string; choices: { value: string; label: string }[] }[] = [
  {
    name: "kind",
    label: "Kind",
    choices: matterKinds.map((value) => ({ value, label: matterKindWords[value] })),
  },
  {
    name: "region",
    label: "Region",
    choices: [
      ...regions.map((value) => ({ value, label: value })),
      { value: "none", label: "Not sorted yet" },
    ],
  },
  {
    name: "language",
    label: "Language",
    choices: Object.entries(languageWords).map(([value, label]) => ({ value, label })),
  },
  {
    name: "state",
    label: "State",
    choices: [
      { value: "waiting", label: "Open" },
      { value: "late", label: "Late" },
      { value: "settled", label: "Settled" },
    ],
  },
  {
    name: "held",
    label: "Held by",
    choices: [
      { value: "me", label: "Me" },
      { value: "nobody", label: "Nobody" },
    ],
  },
];

export default function RegionalSupportPage({ loaderData }: Route.ComponentProps) {
  const { rows, chosen } = loaderData;
  return (
    <>
      <ModuleHead section="Regional Support" />
      <MatterCounts {...loaderData.counts} />
      {loaderData.notes.map((note) => (
        <Alert key={note}>{note}</Alert>
      ))}
      <FilterBar searchName="q" searchValue={loaderData.search} placeholder="Number, name, session">
        {filters.map((filter) => (
          <FilterSelect key={filter.name} {...filter} value={chosen[filter.name]} />
        ))}
      </FilterBar>
      <Panel
        title="Enquiries, grievances and bookings"
        note={`${loaderData.total ?? 0} in all`}
        tools={<ExportLink href={loaderData.exportHref} />}
        foot={<ListFoot shown={rows.length} {...loaderData} />}
      >
        {rows.length === 0 ? (
          <EmptyState picture={emptyInbox} title="Nothing is here">
            <p className="muted">What people write and book comes here by itself.</p>
          </EmptyState>
        ) : (
          <MatterTable rows={rows} people={loaderData.people} />
        )}
      </Panel>
    </>
  );
}
