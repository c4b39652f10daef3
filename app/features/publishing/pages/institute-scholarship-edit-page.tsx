import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { PromisedNote } from "../components/promised-note.tsx";
import { ScholarshipEditor } from "../components/scholarship-editor.tsx";
import { ownEditActions } from "../editing/editor-actions.server.ts";
import { editorAnswer } from "../editing/editor-answer.ts";
import { readScholarshipEditor } from "../server/read-scholarship-editor.server.ts";
import type { Route } from "./+types/institute-scholarship-edit-page";

export async function loader({ params, context }: Route.LoaderArgs) {
  const id = params.scholarshipId;
  return { id, ...(await readScholarshipEditor(await getActor(context), { id })) };
}

export const action = ownEditActions.action;

const title = "Edit the scholarship";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title,
    description: "Words, dates, money, criteria, questions, papers and rubric.",
    path: "/institute/dashboard",
    indexed: false,
  });

export default function InstituteScholarshipEditPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, values, revision, isPromised } = loaderData;
  return (
    <div className="wrap max-w-[56rem] pb-16">
      <PageHead back={{ href: `/institute/scholarships/${id}`, label: "The scholarship" }} title={title} />
      {isPromised && (
        <div className="mb-6">
          <PromisedNote />
        </div>
      )}
      <ScholarshipEditor {...editorAnswer(actionData, values)} revision={revision} />
    </div>
  );
}
