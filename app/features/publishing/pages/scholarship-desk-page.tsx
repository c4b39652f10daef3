import Plus from "lucide-react/icons/plus";
import { problemOf } from "#app/core/forms/form-answer.ts";
import { isFreshNeeded } from "#app/core/is-fresh-needed.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { useMayOpen } from "#app/features/identity/components/desk-open.tsx";
import { deskScholarshipList } from "#app/features/scholarships/lists/desk-scholarship-list.ts";
import { listDeskScholarships } from "#app/features/scholarships/server/lifecycle/list-desk-scholarships.server.ts";
import emptySearch from "#app/ui/art/empty-search.svg";
import { LinkButton } from "#app/ui/button.tsx";
import { Said } from "#app/ui/dialogs/said.tsx";
import { DeskList } from "#app/ui/lists/desk-list.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { ImportAnswer, ImportPlan, ImportScholarships } from "../components/scholarship-desk-forms.tsx";
import { ScholarshipDeskTable } from "../components/scholarship-desk-table.tsx";
import { scholarshipDeskActions } from "../editing/scholarship-desk-actions.server.ts";
import type { Route } from "./+types/scholarship-desk-page";

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = deskScholarshipList.read(url);
  const page = await listDeskScholarships(await getActor(context), query);
  return {
    rows: page.rows,
    view: deskScholarshipList.view(query, page),
    done: url.searchParams.has("done"),
  };
}

/** A refusal, too, is answered with the page as it is now (D4). */
export const shouldRevalidate = isFreshNeeded;

export const action = scholarshipDeskActions.action;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Scholarships at the desk",
    description: "Create, import, close and check where the facts come from.",
    path: deskScholarshipList.path,
    indexed: false,
  });

/** The rooms beside the list. */
const lists = [
  ["/admin/scholarships/links", "Their websites"],
  ["/admin/scholarships/seasons", "Seasons"],
  ["/admin/scholarships/duplicates", "Likely duplicates"],
  ["/admin/scholarships/suggestions", "Suggestions"],
] as const;

export default function ScholarshipDeskPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, view } = loaderData;
  // What is wrong with the file stands at its field.
  const refusal = actionData?.errors.file ? undefined : problemOf(actionData);
  const mayOpen = useMayOpen();
  return (
    <>
      <DeskList
        title="Scholarships"
        lead="Every record, drafts too, with where its facts come from."
        news={
          <>
            {loaderData.done && <Said>Done. It is in the audit.</Said>}
            {actionData?.shown && <ImportAnswer {...actionData.shown} />}
            {actionData?.shown && <ImportPlan plan={actionData.shown.report.plan} />}
            {refusal && (
              <Said tone="bad" answer={actionData}>
                {refusal}
              </Said>
            )}
          </>
        }
        view={view}
        placeholder="Title or provider"
        rowsTitle="Records"
        buttons={
          <>
            {lists.map(([path, words]) =>
              mayOpen(path) ? (
                <LinkButton key={path} size="sm" kind="quiet" href={path}>
                  {words}
                </LinkButton>
              ) : null,
            )}
            {mayOpen("/admin/scholarships/new") && (
              <LinkButton size="sm" icon={Plus} href="/admin/scholarships/new">
                Create New
              </LinkButton>
            )}
          </>
        }
        empty={{
          picture: emptySearch,
          title: "There is no record yet",
          words: "Create one, or import a file.",
          noMatch: "No record matches",
        }}
      >
        <ScholarshipDeskTable rows={rows} />
      </DeskList>
      <Panel title="Import a file" padded>
        <ImportScholarships errors={actionData?.errors} />
      </Panel>
    </>
  );
}
