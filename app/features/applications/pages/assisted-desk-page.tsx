import { problemOf } from "#app/core/forms/form-answer.ts";
import { isFreshNeeded } from "#app/core/is-fresh-needed.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { deskScholarshipList } from "#app/features/scholarships/lists/desk-scholarship-list.ts";
import { listDeskScholarships } from "#app/features/scholarships/server/lifecycle/list-desk-scholarships.server.ts";
import emptyInbox from "#app/ui/art/empty-notifications.svg";
import { Said } from "#app/ui/dialogs/said.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ExportLink } from "#app/ui/lists/export-link.tsx";
import { FilterBar } from "#app/ui/lists/filter-bar.tsx";
import { ListFoot } from "#app/ui/lists/list-foot.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { DeskApplicationTable } from "../components/desk-application-table.tsx";
import { listDeskApplications } from "../server/lists/list-desk-applications.server.ts";
import { assistedActions } from "../server/sending/assisted-actions.server.ts";
import { suggestScholarships } from "../server/sending/suggest-scholarships.server.ts";
import { assistedList } from "../views/desk-application-lists.ts";
import type { Route } from "./+types/assisted-desk-page";

export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  const query = assistedList.read(url);
  const find = url.searchParams.get("find")?.slice(0, 100) ?? "";
  const wanted = new URLSearchParams({ status: "active", q: find });
  const [page, found] = await Promise.all([
    listDeskApplications(actor, query, "assisted"),
    listDeskScholarships(actor, deskScholarshipList.read(`/?${wanted}`)),
  ]);
  const fitting = await suggestScholarships(
    actor,
    page.rows.map(({ id }) => id),
  );
  return {
    fitting,
    rows: page.rows,
    view: assistedList.view(query, page),
    find,
    done: url.searchParams.has("done"),
    choices: found.rows.map(({ slug, title }) => ({ slug, title })),
  };
}

/** A refusal, too, is answered with the page as it is now (D4). */
export const shouldRevalidate = isFreshNeeded;

export const action = assistedActions.action;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Assisted applications",
    description: "Applications for which the desk finds the scholarship.",
    path: assistedList.path,
    indexed: false,
  });

export default function AssistedDeskPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, view } = loaderData;
  return (
    <>
      <PageHead
        title="Assisted applications"
        lead="They came without a scholarship: find the right one, and they go on by themselves."
      />
      {actionData && (
        <Said tone="bad" answer={actionData}>
          {problemOf(actionData)}
        </Said>
      )}
      {loaderData.done && <Said>The scholarship is chosen, and the student is told.</Said>}
      <FilterBar
        searchName="find"
        searchValue={loaderData.find}
        searchLabel="Find scholarships to choose from"
      />
      <Panel title="Waiting" buttons={<ExportLink href={view.exportHref} />} foot={<ListFoot {...view} />}>
        {rows.length === 0 ? (
          <EmptyState picture={emptyInbox} title="Nothing waits">
            <p className="muted">Applications without a scholarship come here once they are sent.</p>
          </EmptyState>
        ) : (
          <DeskApplicationTable
            caption="Assisted applications"
            rows={rows}
            choices={loaderData.choices}
            fitting={loaderData.fitting}
          />
        )}
      </Panel>
    </>
  );
}
