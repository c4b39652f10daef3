import { formatDate, formatDateTime } from "#app/core/clock.ts";
import { type FormAnswer, refusalOf } from "#app/core/form-answer.ts";
import { totalText } from "#app/core/total-text.ts";
import { applicationMachine } from "#app/features/applications/application-status.ts";
import type { CommentsView } from "#app/features/comments/comment-view.ts";
import { CommentsPanel } from "#app/features/comments/components/comments-panel.tsx";
import { Alert } from "#app/ui/alert.tsx";
import { Badge, StatusBadge } from "#app/ui/badge.tsx";
import { BackLink } from "#app/ui/page-head.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { ReadsBadge } from "#app/ui/reads-badge.tsx";
import { Said } from "#app/ui/said.tsx";
import { stageWords } from "../review-stage.ts";
import type { QueueLine, ReviewView, ShownPaper } from "../review-view.ts";
import { ReviewAnswers } from "./review-answers.tsx";
import { ReviewChecks } from "./review-checks.tsx";
import { ReviewDock } from "./review-dock.tsx";
import { ReviewMessages } from "./review-messages.tsx";
import { ReviewPaper } from "./review-paper.tsx";
import { ReviewScore } from "./review-score.tsx";

type Props = {
  view: ReviewView;
  queue: { readonly total: number; readonly lines: readonly QueueLine[] };
  /** "/institute/applications": the number follows. */
  base: string;
  listHref: string;
  /** The next one with work for this person. */
  nextNumber: string | null;
  /** Only this scholarship's: the list was narrowed to it. */
  scholarshipId: string | null;
  comments: CommentsView;
  done: string | null;
  shownPaper: ShownPaper | undefined;
  formKey: string;
  answer: FormAnswer | null;
};

const doneWords: Readonly<Record<string, string>> = {
  verify: "Verified. The other checks stand as they are.",
  verify_rest: "Verified, each by itself in the history.",
  next_one: "The one before is verified whole. Here is the next.",
  defect: "The student has been asked to mend it. The other checks stand.",
  score: "Your score is saved.",
  conflict: "Your conflict of interest is recorded. This application is closed to you now.",
  approve: "Approved. The student has been told.",
  asked:
    "This is not the scholarship's own amount: a second person at ScholarSetu was asked. Nothing is decided before they agree.",
  forward: "Sent on to the provider. The student has been told.",
  waitlist: "On the waiting list. It moves up by itself when a seat becomes free.",
  reject: "Rejected. The student has been told the reasons.",
  reconsider: "The rejection is taken back. The student has been told, and the review goes on.",
  release: "The seat is free. The waiting list moves up within two minutes.",
  message: "The message is sent.",
};

/** The paper and what is checked on it side by side, the decision in the dock (design/look, 33). */
export function ReviewScreen(props: Props) {
  const { view, queue, base, listHref, nextNumber, scholarshipId, done, shownPaper, formKey, answer } = props;
  const kept = scholarshipId ? `?scholarship=${scholarshipId}` : "";
  const here = `${base}/${view.number}`;
  const paperHref = (code: string) => `${here}${kept ? `${kept}&` : "?"}paper=${code}`;
  const fileHref = (code: string) => `/applications/${view.number}/papers/${code}`;
  return (
    // Another application is another desk: no tick, score or sentence meant for one student reaches the next.
    <div className="dense" key={view.number}>
      <div className="review">
        <div className="review__head">
          <BackLink
            href={withScholarship(listHref, scholarshipId)}
            label={`${totalText(queue.total)} waiting`}
          />
          <Head view={view} />
        </div>
        {done && doneWords[done] && !answer && <Said>{doneWords[done]}</Said>}
        {/* Here, and not in the part whose button was pressed: that part may be gone, now that somebody was faster. */}
        {refusalOf(answer) && (
          <Said tone="bad" answer={answer}>
            {refusalOf(answer)}
          </Said>
        )}
        <Notes view={view} />
        {!view.conflict && (
          // Paper left, work right, each a well of its own; on a phone one under the other.
          <div className="review__cols">
            {view.checks.some(({ paper }) => paper !== null) && (
              <div className="review__paper">
                <ReviewPaper
                  checks={view.checks}
                  shown={shownPaper}
                  paperHref={paperHref}
                  fileHref={fileHref}
                />
              </div>
            )}
            <div className="review__work stack [--gap:0.75rem]">
              <ReviewChecks
                checks={view.checks}
                mayCheck={view.may.check}
                saved={view.saved.defects}
                reads={view.reads}
                answer={answer}
                paperHref={paperHref}
                hasNext={nextNumber !== null}
              />
              <ReviewScore view={view} answer={answer} />
              <CommentsPanel view={props.comments} />
              <ReviewAnswers view={view} />
              <ReviewMessages view={view} answer={answer} />
              <History view={view} />
            </div>
          </div>
        )}
      </div>
      {!view.conflict && (
        <ReviewDock
          view={view}
          here={`${here}${kept}`}
          nextHref={nextNumber && `${base}/${nextNumber}${kept}`}
          formKey={formKey}
          answer={answer}
        />
      )}
    </div>
  );
}

function withScholarship(href: string, scholarshipId: string | null): string {
  if (!scholarshipId) return href;
  return `${href}${href.includes("?") ? "&" : "?"}scholarship=${scholarshipId}`;
}

function Head({ view }: { view: ReviewView }) {
  return (
    <div className="row row--apart grow">
      <div>
        <h1 className="text-xl">{view.title}</h1>
        <p className="muted">
          {view.scholarship}
          {view.amount && `, ${view.amount}`}. {view.number}, applied {formatDate(new Date(view.appliedAt))}
        </p>
      </div>
      <div className="row [--gap:0.5rem]">
        {view.roll && <p className={view.roll.isConfirmed ? "small" : "small muted"}>{view.roll.text}</p>}
        <StatusBadge status={view.status}>{applicationMachine.states[view.status].label}</StatusBadge>
        {view.reads && <ReadsBadge language={view.reads} />}
        {view.isWaiting && <Badge>Waiting list</Badge>}
        {view.status === "under_review" && !view.isWaiting && (
          <StatusBadge status={view.isLate ? "overdue" : "due"}>
            {stageWords[view.stage].label}
            {view.stageDueAt && ` by ${formatDateTime(new Date(view.stageDueAt))}`}
          </StatusBadge>
        )}
      </div>
    </div>
  );
}

function Notes({ view }: { view: ReviewView }) {
  return (
    <>
      {view.conflict && (
        <Alert tone="warn" title="You declared a conflict of interest.">
          {view.conflict.reason} ({formatDate(new Date(view.conflict.declaredAt))}). Others review this
          application; what you had scored does not count.
        </Alert>
      )}
      {view.isBlindHere && (
        <Alert>Scoring is blind: name, gender, photo and papers are hidden from whoever scores.</Alert>
      )}
      {view.isWithDesk && view.status === "under_review" && (
        <Alert tone="warn">This application is with the admin desk: it decides now.</Alert>
      )}
      {view.appealText && (
        <Alert tone="warn" title="The student appealed.">
          <span className="whitespace-pre-line">{view.appealText}</span>
        </Alert>
      )}
      {view.forwarded && (
        <Alert title={`Sent on to the provider ${formatDate(new Date(view.forwarded.at))}.`}>
          Number there: <span className="num">{view.forwarded.reference}</span>. {view.forwarded.note}
        </Alert>
      )}
      {view.decision && (
        <Alert title={`Decided ${formatDate(new Date(view.decision.at))}.`}>
          {view.decision.award && `Award ${view.decision.award}. `}
          {view.decision.reasons.join(" ")} {view.decision.sentence} {view.decision.note}
        </Alert>
      )}
    </>
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
