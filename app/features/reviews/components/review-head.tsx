import { formatDate } from "#app/core/clock.ts";
import { applicationMachine } from "#app/features/applications/rules/application-status.ts";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { DueTime } from "#app/ui/desk/due-time.tsx";
import { ReadsBadge } from "#app/ui/desk/reads-badge.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { stageWords } from "../review-stage.ts";
import type { ReviewView } from "../review-view.ts";

/** Who, what for, where it stands and until when: one line of a desk. */
export function ReviewHead({ view }: { view: ReviewView }) {
  return (
    <>
      <h1>{view.title}</h1>
      <p className="muted small review__facts">
        {view.number !== view.title && `${view.number} · `}
        {view.scholarship}
        {view.amount && `, ${view.amount}`}, applied {formatDate(new Date(view.appliedAt))}
      </p>
      <div className="row review__states [--gap:0.5rem]">
        <StatusBadge status={view.status}>{applicationMachine.states[view.status].label}</StatusBadge>
        {view.isWaiting && <StatusBadge status="waiting_list">Waiting list</StatusBadge>}
        {view.clock && !view.isWaiting && <DueTime clock={view.clock} what={stageWords[view.stage].label} />}
        {view.reads && <ReadsBadge language={view.reads} />}
      </div>
    </>
  );
}

/** What has to be known before anything is done. */
export function ReviewNotes({ view }: { view: ReviewView }) {
  return (
    <>
      {view.roll && <p className={view.roll.isConfirmed ? "small" : "small muted"}>{view.roll.text}</p>}
      {view.conflict && (
        <Alert tone="warn" title="You declared a conflict of interest.">
          {view.conflict.reason} ({formatDate(new Date(view.conflict.declaredAt))}). Others review this
          application; what you had scored does not count.
        </Alert>
      )}
      {view.filledBy && <Alert>Filled by {view.filledBy} for the student. The student sent it.</Alert>}
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
