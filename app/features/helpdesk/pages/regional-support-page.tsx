import { isFreshNeeded } from "#app/core/is-fresh-needed.ts";
import { totalText } from "#app/core/lists/total-text.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import emptyInbox from "#app/ui/art/empty-notifications.svg";
import { ModuleHead } from "#app/ui/desk/module-head.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FilterSelect } from "#app/ui/fields/filter-select.tsx";
import { ExportLink } from "#app/ui/lists/export-link.tsx";
import { FilterBar } from "#app/ui/lists/filter-bar.tsx";
import { ListFoot } from "#app/ui/lists/list-foot.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { MatterCounts } from "../components/matter-counts.tsx";
import { MatterPanel } from "../components/matter-panel.tsx";
import { MatterTable } from "../components/matter-table.tsx";
import { matterPath, openedMatter } from "../matter.ts";
import { matterList } from "../matter-list.ts";
import { matterSaid } from "../matter-words.ts";
import { countMatters } from "../server/matters/count-matters.server.ts";
import { getMatter } from "../server/matters/get-matter.server.ts";
import { listDeskPeople } from "../server/matters/list-desk-people.server.ts";
import { listMatters } from "../server/matters/list-matters.server.ts";
import { matterActions } from "../server/matters/matter-actions.server.ts";
import type { Route } from "./+types/regional-support-page";

export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  // Its own links go on without what is open.
  const list = new URL(url);
  for (const name of ["open", "done"]) list.searchParams.delete(name);
  const query = matterList.read(list);
  const opened = openedMatter(url.searchParams);
  const [page, counts, people, matter] = await Promise.all([
    listMatters(actor, query),
    countMatters(actor),
    listDeskPeople(actor),
    opened && getMatter(actor, opened),
  ]);
  return {
    // What is opened from a narrowed list leaves it as it is.
    rows: page.rows.map((row) => ({ ...row, href: matterPath(row, url.searchParams) })),
    view: matterList.view(query, page),
    counts,
    people,
    matter,
    done: url.searchParams.get("done"),
    listHref: query.toUrl(),
  };
}

/** A refusal, too, is answered with the page as it is now (D4). */
export const shouldRevalidate = isFreshNeeded;

export const action = matterActions.action;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Regional Support",
    description: "Enquiries, bookings and grievances by region and language.",
    path: matterList.path,
    indexed: false,
  });

export default function RegionalSupportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, view, matter, done } = loaderData;
  return (
    <>
      <ModuleHead section="Regional Support" />
      {matter && (
        <MatterPanel
          key={`${matter.id}${matter.revision}${done}`}
          matter={matter}
          people={loaderData.people}
          closeHref={loaderData.listHref}
          isClosedNow={done === "close" && !actionData && !matter.isOpen}
          said={done && !actionData ? matterSaid[done] : undefined}
          answer={actionData ?? null}
        />
      )}
      {view.notes.map((note) => (
        <Alert key={note}>{note}</Alert>
      ))}
      <FilterBar
        searchName="q"
        searchValue={view.search}
        placeholder="Number, name, session"
        filters={view.filters}
      >
        <FilterSelect name="sort" label="Order" all={null} {...view.sort} />
      </FilterBar>
      <Panel
        title="Enquiries, grievances and bookings"
        note={`${totalText(view.total)} in all`}
        buttons={<ExportLink href={view.exportHref} />}
        foot={<ListFoot {...view} />}
      >
        {rows.length === 0 ? (
          <EmptyState picture={emptyInbox} title="Nothing is here">
            <p className="muted">What people write and book comes here by itself.</p>
          </EmptyState>
        ) : (
          <MatterTable rows={rows} />
        )}
      </Panel>
      <MatterCounts {...loaderData.counts} />
    </>
  );
}
