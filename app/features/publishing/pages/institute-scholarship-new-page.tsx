import { pageMeta } from "#app/core/page-meta.ts";
import { instituteTabPath } from "#app/core/portals/institute-tabs.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { PromisedNote } from "../components/promised-note.tsx";
import { ScholarshipEditor } from "../components/scholarship-editor.tsx";
import { ownNewActions } from "../editing/editor-actions.server.ts";
import { editorAnswer } from "../editing/editor-answer.ts";
import { readScholarshipEditor } from "../server/read-scholarship-editor.server.ts";
import type { Route } from "./+types/institute-scholarship-new-page";

export async function loader({ url, context }: Route.LoaderArgs) {
  const copy = url.searchParams.get("copy");
  return readScholarshipEditor(await getActor(context), copy ? { copy } : null);
}

export const action = ownNewActions.action;

const title = "New scholarship";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title,
    description: "Words, dates, money, criteria, questions, papers and rubric.",
    path: "/institute/dashboard",
    indexed: false,
  });

export default function InstituteScholarshipNewPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="wrap max-w-[56rem] pb-16">
      <PageHead back={{ href: instituteTabPath("scholarships"), label: "My Scholarships" }} title={title} />
      {loaderData.isPromised && (
        <div className="mb-6">
          <PromisedNote />
        </div>
      )}
      <ScholarshipEditor {...editorAnswer(actionData, loaderData.values)} revision={null} />
    </div>
  );
}
