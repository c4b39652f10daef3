import { formatDateTime } from "#app/core/clock.ts";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import type { CommentsView } from "#app/features/comments/comment-view.ts";
import { CommentsPanel } from "#app/features/comments/components/comments-panel.tsx";
import { Panel } from "#app/ui/panel.tsx";
import type { ReviewView } from "../review-view.ts";
import { ReviewAnswers } from "./review-answers.tsx";
import { type PaperHref, ReviewChecks } from "./review-checks.tsx";
import { ReviewNotes } from "./review-head.tsx";
import { ReviewMessages } from "./review-messages.tsx";
import { ReviewScore } from "./review-score.tsx";

type Props = {
  view: ReviewView;
  comments: CommentsView;
  answer: FormAnswer | null;
  paperHref: PaperHref;
  hasNext: boolean;
};

/** What is to be done stands first; the rest is below it, and one press of its name away. */
export function ReviewWork({ view, comments, answer, paperHref, hasNext }: Props) {
  const open = view.checks.filter(({ status }) => status !== "verified").length;
  const checks = (
    <div id="part-checks" key="checks">
      <ReviewChecks
        checks={view.checks}
        mayCheck={view.may.check}
        saved={view.saved.defects}
        reads={view.reads}
        answer={answer}
        paperHref={paperHref}
        hasNext={hasNext}
      />
    </div>
  );
  const score = (
    <div id="part-score" key="score">
      <ReviewScore view={view} answer={answer} />
    </div>
  );
  const scoresFirst = view.may.score && !view.may.check;
  return (
    <div className="review__work">
      <nav className="review__parts" aria-label="Parts of this application">
        <a href="#part-checks">
          Checks <small>{open > 0 ? `${open} of ${view.checks.length} open` : "all done"}</small>
        </a>
        {view.rubric.length > 0 && (
          <a href="#part-score">
            Scores and notes <small>{view.scoreCount}</small>
          </a>
        )}
        <a href="#part-answers">All answers</a>
        {view.may.message && (
          <a href="#part-messages">
            Messages {view.messages.length > 0 && <small>{view.messages.length}</small>}
          </a>
        )}
        <a href="#part-history">History</a>
      </nav>
      <div className="review__parts-well stack [--gap:0.75rem]">
        <ReviewNotes view={view} />
        {scoresFirst ? [score, checks] : [checks, score]}
        <CommentsPanel view={comments} />
        <div id="part-answers" className="stack [--gap:0.75rem]">
          <ReviewAnswers view={view} />
        </div>
        <div id="part-messages">
          <ReviewMessages view={view} answer={answer} />
        </div>
        <div id="part-history">
          <History view={view} />
        </div>
      </div>
    </div>
  );
}

function History({ view }: { view: ReviewView }) {
  return (
    <Panel scrolls title="History" padded>
      <ul className="stack small [--gap:0.375rem]">
        {view.events.map((event) => (
          <li key={event.id}>
            {event.text} <span className="muted">{formatDateTime(new Date(event.at))}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
