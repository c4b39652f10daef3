import { eq } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict } from "#app/core/requests/errors.ts";
import { requestHash, runOnce } from "#app/db/idempotency.server.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { reviewStanding } from "#app/db/schema/reviews.ts";
import { addEvent } from "#app/features/applications/server/add-event.server.ts";
import { decideApplication } from "#app/features/applications/server/decisions/decide-application.server.ts";
import { isUsualAmount } from "#app/features/awards/server/is-usual-amount.server.ts";
import { sourceOf } from "#app/features/scholarships/money-source.ts";
import type { ReviewDecision } from "../../review-decision.ts";
import { reviewPermissions } from "../../review-permissions.ts";
import { type FoundReview, lockReview } from "../review-row.server.ts";
import { askAboutAmount } from "./ask-about-amount.server.ts";
import { assertNotRefuted } from "./assert-not-refuted.server.ts";
import { assertRoom } from "./assert-room.server.ts";
import { endWaiting } from "./end-waiting.server.ts";
import { waitlistApplication } from "./waitlist-application.server.ts";
import { writeDecisionRecord } from "./write-decision-record.server.ts";

/**
 * The decision with its reasons. All of it in one transaction that holds the scholarship's terms: seats and
 * budget cannot be exceeded, whoever decides at the same moment (T39); a second tap is the same tap (T38). An
 * amount that is not the scholarship's own waits for a second person (T52).
 */
export async function decideReview(
  actor: Actor,
  id: string,
  decision: ReviewDecision,
  formKey: string,
  { isAgreed = false }: { readonly isAgreed?: boolean } = {},
): Promise<"done" | "asked"> {
  return runOnce(formKey, `review.decide:${id}`, requestHash({ id, decision }), async (tx) => {
    const review = await lockReview(tx, actor, id);
    reviewPermissions.assertCan(actor, "review.decide", review.access);
    if (decision.verdict !== "reject") {
      await assertScored(tx, review);
      await assertPaidHere(review);
      if (!isAgreed && (await needsSecondPerson(review, decision.awardPaise))) {
        return askAboutAmount(tx, actor, review, decision);
      }
    }
    if (decision.verdict === "reject" && !decision.isSeen) {
      await assertNotRefuted(review.row, decision.reasons);
    }
    // Only the waiting list decides without a person.
    if (actor.role === "system") await addEvent(tx, actor, id, { event: "moved_up" });
    if (decision.verdict === "waitlist") {
      await waitlistApplication(tx, actor, review, decision);
      return "done";
    }
    if (decision.verdict === "approve") await assertRoom(review, decision.awardPaise);
    await decideApplication(actor, id, decision);
    const wasWaiting = await endWaiting(tx, id, actor.role === "system" ? "moved_up" : "decided");
    await writeDecisionRecord(tx, actor, id, { wasWaiting });
    return "done";
  });
}

/** No award of ours where a provider outside decides and pays: such an application is sent on. */
async function assertPaidHere({ row, terms, access }: FoundReview): Promise<void> {
  if (!row.scholarshipId || !access.ownerKind) return;
  if (sourceOf(access.ownerKind, terms.moneySource) === "provider") {
    throw conflict("A provider outside decides and pays this one. Forward the application to it.", "forward");
  }
}

/** Any other amount than the scholarship's own (D3). */
async function needsSecondPerson({ row }: FoundReview, awardPaise: number): Promise<boolean> {
  return row.scholarshipId !== null && !(await isUsualAmount(row.scholarshipId, awardPaise));
}

/** Where there is a rubric, as many must have scored as its owner wants. */
async function assertScored(tx: Tx, { row, terms }: FoundReview): Promise<void> {
  if (terms.rubric.length === 0) return;
  // The waiting list was scored when it was made; a score voided since is a matter for a person.
  const [standing] = await tx
    .select({ scores: reviewStanding.scores })
    .from(reviewStanding)
    .where(eq(reviewStanding.applicationId, row.id));
  const missing = terms.reviewersNeeded - (standing?.scores ?? 0);
  if (missing <= 0) return;
  throw conflict(
    missing === 1 ? "One more reviewer must score it first." : `${missing} reviewers must score it first.`,
    "scores_missing",
  );
}
