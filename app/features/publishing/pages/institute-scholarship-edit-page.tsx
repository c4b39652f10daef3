import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { PromisedNote } from "../components/promised-note.tsx";
import { ScholarshipEditor } from "../components/scholarship-editor.tsx";
import { readScholarshipEditor } from "../server/read-scholarship-editor.server.ts";
import { takeScholarshipEditor } from "../server/take-scholarship-editor.server.ts";
import type { Route } from "./+types/institute-scholarship-edit-page";

export async function loader({ params, context }: Route.LoaderArgs) {
  const id = params.scholarshipId;
  return { id, ...(await readScholarshipEditor(await getActor(context), { id })) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  return takeScholarshipEditor(await getActor(context), request, params.scholarshipId);
}

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
      <ScholarshipEditor
        values={actionData?.values ?? values}
        errors={actionData?.errors ?? {}}
        revision={revision}
        answer={actionData}
      />
    </div>
  );
}
