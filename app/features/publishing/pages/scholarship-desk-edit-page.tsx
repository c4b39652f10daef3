import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/request-context.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { Said } from "#app/ui/said.tsx";
import { ScholarshipEditor } from "../components/scholarship-editor.tsx";
import { deskValues } from "../forms/desk-scholarship.ts";
import { getDeskScholarship } from "../server/get-desk-scholarship.server.ts";
import { takeScholarshipEditor } from "../server/take-scholarship-editor.server.ts";
import type { Route } from "./+types/scholarship-desk-edit-page";

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const record = await getDeskScholarship(await getActor(context), params.scholarshipId);
  return {
    title: record.title,
    values: deskValues(record),
    revision: record.revision,
    runsHere: record.runHere,
    done: url.searchParams.has("done"),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  return takeScholarshipEditor(await getActor(context), request, params.scholarshipId, "desk");
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Edit the scholarship",
    description: "Words, dates and who may apply.",
    path: "/admin/scholarships",
    indexed: false,
  });

export default function ScholarshipDeskEditPage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, values, revision, runsHere, done } = loaderData;
  return (
    <div className="stack max-w-[56rem]">
      <PageHead
        back={{ href: "/admin/scholarships", label: "Scholarships" }}
        title="Edit the scholarship"
        lead={title}
      />
      {done && !actionData && <Said>Saved. It is in the audit.</Said>}
      <ScholarshipEditor
        key={revision}
        values={actionData?.values ?? values}
        errors={actionData?.errors ?? {}}
        revision={revision}
        answer={actionData}
        desk={{ runsHere }}
      />
    </div>
  );
}
