import { Link } from "react-router";
import { type FormAnswer, refusalOf } from "#app/core/forms/form-answer.ts";
import { totalText } from "#app/core/lists/total-text.ts";
import type { CommentsView } from "#app/features/comments/comment-view.ts";
import { HolderPart, type WorkPeople } from "#app/features/identity/work/holder-part.tsx";
import type { WorkLine } from "#app/features/identity/work/work-view.ts";
import { Said } from "#app/ui/dialogs/said.tsx";
import { BackLink } from "#app/ui/page-head.tsx";
import type { QueueLine, ReviewView, ShownPaper } from "../review-view.ts";
import { ReviewDock } from "./review-dock.tsx";
import { ReviewHead, ReviewNotes } from "./review-head.tsx";
import { ReviewPaper } from "./review-paper.tsx";
import { ReviewWork } from "./review-work.tsx";

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
  /** The one before, which `done` is about: the desk went on by itself. */
  after: string | null;
  /** The question that stands open: who came to decide is asked at once. */
  asks: "approve" | null;
  shownPaper: ShownPaper | undefined;
  formKey: string;
  answer: FormAnswer | null;
  /** Who has taken it, while it waits. */
  work: { readonly line: WorkLine; readonly people: WorkPeople } | null;
};

const doneWords: Readonly<Record<string, string>> = {
  verify: "Verified. The other checks stand as they are.",
  verify_rest: "Verified, each by itself in the history.",
  next_one: "The one before is verified whole.",
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
  taken: "It is yours now. Others can still work with it.",
  given: "Given. They find it under their bell.",
  put_back: "Put back: nobody has it.",
};

/** The paper and what is checked on it side by side, the decision in the dock (design/look, 33). */
export function ReviewScreen(props: Props) {
  const {
    view,
    queue,
    base,
    listHref,
    nextNumber,
    scholarshipId,
    done,
    after,
    asks,
    shownPaper,
    formKey,
    answer,
  } = props;
  const kept = scholarshipId ? `?scholarship=${scholarshipId}` : "";
  const here = `${base}/${view.number}`;
  const paperHref = (code: string) => `${here}${kept ? `${kept}&` : "?"}paper=${code}`;
  const fileHref = (code: string) => `/applications/${view.number}/papers/${code}`;
  return (
    // Another application is another desk: no tick, score or sentence meant for one student reaches the next.
    <div className="dense reviewdesk" key={view.number}>
      <div className="review">
        <div className="review__head">
          <BackLink
            href={withScholarship(listHref, scholarshipId)}
            label={`${totalText(queue.total)} waiting`}
          />
          <ReviewHead view={view} />
          {props.work && (
            <HolderPart
              work={props.work.line}
              people={props.work.people}
              action={base.replace("applications", "work")}
              next={`${here}${kept}`}
            />
          )}
        </div>
        {done && doneWords[done] && !answer && (
          <Said>
            {/* The desk went on by itself: what was done is about the one before. */}
            {after && (
              <>
                <Link to={`${base}/${after}${kept}`}>{after}</Link>:{" "}
              </>
            )}
            {doneWords[done]}
            {after && " Here is the next."}
          </Said>
        )}
        {/* Here, and not in the part whose button was pressed: that part may be gone, now that somebody was faster. */}
        {refusalOf(answer) && (
          <Said tone="bad" answer={answer}>
            {refusalOf(answer)}
          </Said>
        )}
        {view.conflict ? (
          <ReviewNotes view={view} />
        ) : (
          // Paper left, work right, each a well of its own; on a phone one under the other.
          <div className="review__cols">
            {view.checks.some(({ paper }) => paper !== null) && (
              <ReviewPaper
                checks={view.checks}
                shown={shownPaper}
                paperHref={paperHref}
                fileHref={fileHref}
              />
            )}
            <ReviewWork
              view={view}
              comments={props.comments}
              answer={answer}
              paperHref={paperHref}
              hasNext={nextNumber !== null}
            />
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
          asks={asks}
        />
      )}
    </div>
  );
}

function withScholarship(href: string, scholarshipId: string | null): string {
  if (!scholarshipId) return href;
  return `${href}${href.includes("?") ? "&" : "?"}scholarship=${scholarshipId}`;
}
