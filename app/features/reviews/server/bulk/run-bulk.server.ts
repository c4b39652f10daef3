import { and, asc, eq, isNull } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { type Actor, systemActor } from "#app/core/portals/permissions.ts";
import { isProblem } from "#app/core/requests/errors.ts";
import { next } from "#app/core/state-machine.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { bulkDecision, bulkDecisionItem } from "#app/db/schema/reviews.ts";
import type { DecisionReason } from "#app/features/applications/rules/decision-reasons.ts";
import { getScholarshipTerms } from "#app/features/scholarships/server/lifecycle/get-scholarship-terms.server.ts";
import { bulkMachine } from "../../bulk-status.ts";
import type { ReviewDecision } from "../../review-decision.ts";
import { decideReview } from "../decisions/decide-review.server.ts";

type Bulk = typeof bulkDecision.$inferSelect;

/** Each application in a transaction of its own: what one of them lacks stops none of the others. */
export async function runBulk(bulkId: string): Promise<void> {
  const [bulk] = await database().select().from(bulkDecision).where(eq(bulkDecision.id, bulkId));
  if (bulk?.status !== "confirmed") return;
  const actor = deciderOf(bulk);
  const items = await database()
    .select({
      applicationId: bulkDecisionItem.applicationId,
      scholarshipId: application.scholarshipId,
    })
    .from(bulkDecisionItem)
    .innerJoin(application, eq(application.id, bulkDecisionItem.applicationId))
    .where(and(eq(bulkDecisionItem.bulkId, bulkId), isNull(bulkDecisionItem.outcome)))
    .orderBy(asc(application.submittedAt), asc(application.id));
  for (const { applicationId, scholarshipId } of items) {
    const problem = await decideOne(actor, bulk, applicationId, scholarshipId);
    await database()
      .update(bulkDecisionItem)
      .set({ outcome: problem === null ? "done" : "refused", problem })
      .where(and(eq(bulkDecisionItem.bulkId, bulkId), eq(bulkDecisionItem.applicationId, applicationId)));
  }
  await inTransaction(async (tx) => {
    const status = next(bulkMachine, bulk.status, "finish", systemActor);
    await tx.update(bulkDecision).set({ status, doneAt: now() }).where(eq(bulkDecision.id, bulkId));
    await writeAudit(tx, { chain: `bulk:${bulkId}`, actor: systemActor, event: "bulk.done", to: status });
  });
}

/** In the name of the one who confirmed it; the two made the decision together, an owner among them. */
function deciderOf({ instituteId, settledBy }: Bulk): Actor {
  return instituteId === null
    ? { role: "admin", staffRoles: ["verification"], userId: settledBy, language: "en" }
    : { role: "institute", userId: settledBy, instituteId, memberRole: "owner", language: "en" };
}

/** Null when it was decided, else why not. */
async function decideOne(
  actor: Actor,
  bulk: Bulk,
  applicationId: string,
  scholarshipId: string | null,
): Promise<string | null> {
  try {
    const decision = await decisionOf(bulk, scholarshipId);
    if (decision === null) return "The scholarship has no usual award. Approve it by itself.";
    // The same key after a crash: what was decided is not decided again.
    await decideReview(actor, applicationId, decision, `${bulk.id}:${applicationId}`);
    return null;
  } catch (error) {
    if (!isProblem(error)) throw error;
    return error.detail ?? error.title;
  }
}

async function decisionOf(bulk: Bulk, scholarshipId: string | null): Promise<ReviewDecision | null> {
  if (bulk.verdict === "reject") {
    const { sentence, note } = bulk;
    return { verdict: "reject", reasons: bulk.reasons as DecisionReason[], sentence, note };
  }
  const awardPaise = scholarshipId ? (await getScholarshipTerms(scholarshipId)).awardPaise : null;
  if (awardPaise === null) return null;
  return bulk.verdict === "waitlist"
    ? { verdict: "waitlist", awardPaise }
    : { verdict: "approve", awardPaise, note: bulk.note };
}
