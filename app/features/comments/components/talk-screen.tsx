import { type FormAnswer, refusalOf } from "#app/core/forms/form-answer.ts";
import { Said } from "#app/ui/dialogs/said.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { commentKinds } from "../comment-kinds.ts";
import type { CommentsView } from "../comment-view.ts";
import { CommentsPanel } from "./comments-panel.tsx";

/** The talk by itself: where the bell leads, and where a refused comment comes back to. */
export function TalkScreen({ view, answer }: { view: CommentsView; answer: FormAnswer | null }) {
  const refusal = refusalOf(answer);
  return (
    <div className="wrap stack pb-12 [--gap:1.5rem]">
      <PageHead
        title={view.title}
        lead={`${commentKinds[view.kind]}, as your colleagues see it.`}
        back={{ href: view.subjectHref, label: `Open the ${commentKinds[view.kind].toLowerCase()}` }}
      />
      {refusal && (
        <Said tone="bad" answer={answer}>
          {refusal}
        </Said>
      )}
      <CommentsPanel view={view} answer={answer} />
    </div>
  );
}
