import { and, eq, isNull } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { isId } from "#app/core/id.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, invalid, notFound, unauthenticated } from "#app/core/requests/errors.ts";
import { next } from "#app/core/state-machine.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction, type Tx } from "#app/db/opening/client.server.ts";
import { claim } from "#app/db/schema/claims.ts";
import { policy } from "#app/db/schema/policies.ts";
import { claimMachine } from "../../claims/claim-status.ts";
import { insurancePermissions } from "../../insurance-permissions.ts";
import { bookClaim } from "../claim-payments/book-claim.server.ts";
import { rowLinks } from "../lists/row-links.server.ts";
import { claimAlerts } from "./claim-alerts.server.ts";
import { tellClaimant } from "./tell-claimant.server.ts";

export interface ClaimDecision {
  readonly revision: number;
  readonly event: "approve" | "reject";
  /** Of an approval: what is paid of it. Left out, all that was claimed. */
  readonly amountPaise?: number | undefined;
  /** Of a rejection, and of an approval of less. */
  readonly reason?: string | undefined;
}

type Row = typeof claim.$inferSelect;

/** Approves or rejects, once: whoever comes second is refused (T39). Books and customer follow in the same step. */
export async function settleClaim(actor: Actor, claimId: string, decision: ClaimDecision): Promise<void> {
  insurancePermissions.assertCan(actor, "insurance.decide_claim");
  const { revision, event, reason } = decision;
  const { userId } = actor;
  if (userId === null) throw unauthenticated();
  if (!isId(claimId)) throw notFound("There is no such claim.");
  await inTransaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(claim)
      .where(and(eq(claim.id, claimId), isNull(claim.deletedAt)))
      .for("update");
    if (!row) throw notFound("There is no such claim.");
    // The machine first: "it is approved already" says more than "somebody changed it".
    const to = next(claimMachine, row.status, event, actor);
    if (row.revision !== revision) throw conflict();
    const isApproved = to === "approved";
    if (!isApproved && !reason) throw conflict("A rejection needs its reason.", "reason_needed");
    const approvedPaise = isApproved ? await assertApprovable(tx, row, decision) : null;
    await tx
      .update(claim)
      .set({
        status: to,
        approvedPaise,
        reason: reason ?? null,
        decidedBy: userId,
        decidedAt: now(),
        revision: revision + 1,
      })
      .where(eq(claim.id, claimId));
    if (approvedPaise !== null) await bookClaim.approved(tx, actor, { id: claimId, approvedPaise });
    const told = await tellClaimant(tx, {
      claim: row,
      status: claimMachine.states[to].label,
      words: `${wordsOf(row, approvedPaise, reason)} How did we do? Tell us here: ${rowLinks.make("claimRating", row.id)}`,
      key: `${to}:${revision}`,
    });
    await writeAudit(tx, {
      chain: `claim:${claimId}`,
      actor,
      event: `claim.${to}`,
      from: row.status,
      to,
      details: {
        before: { status: row.status },
        after: { status: to, ...(approvedPaise !== null && { approvedPaise }), ...(reason && { reason }) },
        customerTold: told,
      },
    });
  });
}

/** What is approved of a claim that may be approved. */
async function assertApprovable(tx: Tx, row: Row, { amountPaise, reason }: ClaimDecision): Promise<number> {
  const approved = amountPaise ?? row.amountPaise;
  if (approved > row.amountPaise) {
    throw invalid({ amount: [`Only ${formatMoney(paise(row.amountPaise))} was claimed.`] });
  }
  if (approved < row.amountPaise && !reason) {
    throw invalid({ reason: ["Say why it is less than was claimed: the customer reads it."] });
  }
  const [cover] = await tx
    .select({ deletedAt: policy.deletedAt })
    .from(policy)
    .where(eq(policy.id, row.policyId));
  if (cover?.deletedAt) {
    throw conflict("Its policy was deleted. Restore the policy first, or reject the claim.", "no_policy");
  }
  await claimAlerts.refuseHeld(tx, row.id);
  return approved;
}

// I3: no word about money on its way. That is told when it is.
function wordsOf(row: Row, approvedPaise: number | null, reason: string | undefined): string {
  const claimed = `your claim ${row.claimNumber} over ${formatMoney(paise(row.amountPaise))}`;
  if (approvedPaise === null) return `${claimed} was rejected. The reason: ${reason ?? ""}`;
  const less =
    approvedPaise < row.amountPaise
      ? ` ${formatMoney(paise(approvedPaise))} of it is paid. The reason: ${reason ?? ""}`
      : "";
  const where = row.payeeAccountEncrypted
    ? `We tell you when the money leaves for the account ending ${row.payeeLastFour}.`
    : "We do not have a bank account for it yet: please call us.";
  return `${claimed} was approved.${less} ${where}`;
}
