import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { scholarshipPermissions } from "#app/features/scholarships/scholarships-permissions.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { ScholarshipEditor } from "../components/scholarship-editor.tsx";
import { deskNewActions } from "../editing/editor-actions.server.ts";
import { editorAnswer } from "../editing/editor-answer.ts";
import type { Route } from "./+types/scholarship-desk-new-page";

/** An empty draft, for whoever may begin one. */
export async function loader({ context }: Route.LoaderArgs) {
  scholarshipPermissions.assertCan(await getActor(context), "scholarship.create", { ownerKind: "catalogue" });
  return { values: { amountPeriod: "year", seasonKind: "rounds", moneySource: "provider" } };
}

export const action = deskNewActions.action;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "New scholarship",
    description: "A draft of the catalogue.",
    path: "/admin/scholarships",
    indexed: false,
  });

export default function ScholarshipDeskNewPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="stack max-w-[56rem]">
      <PageHead
        back={{ href: "/admin/scholarships", label: "Scholarships" }}
        title="New scholarship"
        lead="A draft: nobody sees it until it is published."
      />
      <ScholarshipEditor
        {...editorAnswer(actionData, loaderData.values)}
        revision={null}
        desk={{ runsHere: false, isNew: true }}
      />
    </div>
  );
}
