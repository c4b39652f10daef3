import Plus from "lucide-react/icons/plus";
import { data, redirect } from "react-router";
import { exportHref } from "#app/core/desk-exports.ts";
import { readFormData } from "#app/core/form.ts";
import { parseListQuery } from "#app/core/list-query.ts";
import { pageLinks } from "#app/core/page-links.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/request-context.ts";
import { totalText } from "#app/core/total-text.ts";
import { useMayOpen } from "#app/features/identity/components/desk-open.tsx";
import { deskScholarshipList } from "#app/features/scholarships/desk-list.ts";
import { dueReasons } from "#app/features/scholarships/keeping/due.ts";
import { scholarshipMachine } from "#app/features/scholarships/scholarship-status.ts";
import { listDeskScholarships } from "#app/features/scholarships/server/list-desk-scholarships.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { ExportLink } from "#app/ui/export-link.tsx";
import { FilterBar } from "#app/ui/filter-bar.tsx";
import { FilterSelect } from "#app/ui/filter-select.tsx";
import { ListFoot } from "#app/ui/list-foot.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { Said } from "#app/ui/said.tsx";
import { ImportAnswer, ImportPlan, ImportScholarships } from "../components/scholarship-desk-forms.tsx";
import { ScholarshipDeskTable } from "../components/scholarship-desk-table.tsx";
import { takeScholarshipStep } from "../server/take-scholarship-step.server.ts";
import type { Route } from "./+types/scholarship-desk-page";

const here = "/admin/scholarships";

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = parseListQuery(deskScholarshipList, url);
  const page = await listDeskScholarships(await getActor(context), query);
  return {
    rows: page.rows,
    total: page.total,
    search: query.search,
    notes: query.notes,
    done: url.searchParams.has("done"),
    status: query.filters.status[0] ?? "",
    facts: query.filters.facts[0] ?? "",
    due: query.filters.due[0] ?? "",
    sort: query.sort,
    exportHref: exportHref("scholarships", query),
    ...pageLinks(query, page),
  };
}

/** A refusal, too, is answered with the page as it is now (D4). */
export const shouldRevalidate = () => true;

export async function action({ request, context }: Route.ActionArgs) {
  const actor = await getActor(context);
  const answer = await takeScholarshipStep(actor, await readFormData(request, 6 * 1024 * 1024));
  if (answer) return data(answer, { status: answer.errors ? 422 : 200 });
  return redirect(`${here}?done`);
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Scholarships at the desk",
    description: "Create, import, close and check where the facts come from.",
    path: here,
    indexed: false,
  });

const statusChoices = scholarshipMachine.stateNames.map((value) => ({
  value,
  label: scholarshipMachine.states[value].label,
}));
const factChoices = [
  { value: "old", label: "Not checked for 180 days" },
  { value: "unsourced", label: "Without a source" },
  { value: "low", label: "Low confidence" },
  { value: "differs", label: "Sources disagree" },
];
const dueChoices = Object.entries(dueReasons).map(([value, label]) => ({ value, label }));
const sortChoices = Object.entries(deskScholarshipList.sorts).map(([value, { label = value }]) => ({
  value,
  label,
}));

export default function ScholarshipDeskPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows } = loaderData;
  const mayOpen = useMayOpen();
  return (
    <>
      <PageHead title="Scholarships" lead="Every record, drafts too, with where its facts come from." />
      {loaderData.done && <Said>Done. It is in the audit.</Said>}
      {actionData?.report && <ImportAnswer report={actionData.report} isDry={actionData.isDry ?? false} />}
      {actionData?.report && <ImportPlan plan={actionData.report.plan} />}
      {actionData?.errors?.reason && (
        <Said tone="bad" answer={actionData}>
          {actionData.errors.reason.join(" ")}
        </Said>
      )}
      {loaderData.notes.map((note) => (
        <Alert key={note}>{note}</Alert>
      ))}
      <FilterBar searchName="q" searchValue={loaderData.search} placeholder="Title or provider">
        <FilterSelect name="status" label="Status" value={loaderData.status} choices={statusChoices} />
        <FilterSelect name="facts" label="Facts" value={loaderData.facts} choices={factChoices} all="Any" />
        <FilterSelect
          name="due"
          label="Due for a look"
          value={loaderData.due}
          choices={dueChoices}
          all="Any"
        />
        <FilterSelect name="sort" label="Order" value={loaderData.sort} choices={sortChoices} all={null} />
      </FilterBar>
      <Panel
        title="Records"
        note={`${totalText(loaderData.total ?? 0)} in all`}
        buttons={
          <>
            <LinkButton size="sm" kind="quiet" href="/admin/scholarships/links">
              Their websites
            </LinkButton>
            <LinkButton size="sm" kind="quiet" href="/admin/scholarships/seasons">
              Seasons
            </LinkButton>
            <LinkButton size="sm" kind="quiet" href="/admin/scholarships/duplicates">
              Likely duplicates
            </LinkButton>
            {mayOpen("/admin/scholarships/suggestions") && (
              <LinkButton size="sm" kind="quiet" href="/admin/scholarships/suggestions">
                Suggestions
              </LinkButton>
            )}
            <ExportLink href={loaderData.exportHref} />
            {mayOpen("/admin/scholarships/new") && (
              <LinkButton size="sm" icon={Plus} href="/admin/scholarships/new">
                Create New
              </LinkButton>
            )}
          </>
        }
        foot={<ListFoot shown={rows.length} {...loaderData} />}
      >
        <ScholarshipDeskTable rows={rows} />
      </Panel>
      <Panel title="Import a file" padded>
        <ImportScholarships errors={actionData?.errors} />
      </Panel>
    </>
  );
}
