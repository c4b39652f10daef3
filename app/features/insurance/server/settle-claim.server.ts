import { and, eq, isNull } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { conflict, notFound, unauthenticated } from "#app/core/errors.ts";
import { isId } from "#app/core/id.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import type { Actor } from "#app/core/permissions.ts";
import { next } from "#app/core/state-machine.ts";
import { writeAudit } from "#app/db/audit.server.ts";
import { inTransaction, type Tx } from "#app/db/client.server.ts";
import { claim } from "#app/db/schema/claims.ts";
import { insuredUser } from "#app/db/schema/insured-users.ts";
import { policy } from "#app/db/schema/policies.ts";
import { queueMessage } from "#app/features/notifications/server/queue-message.server.ts";
import { claimMachine } from "../claim-status.ts";
import { insurancePermissions } from "../insurance-permissions.ts";
import { openContact } from "./contact-parts.server.ts";
import { rowLinks } from "./row-links.server.ts";

export interface ClaimDecision {
  readonly revision: number;
  readonly event: "approve" | "reject";
  readonly reason?: string | undefined;
}

/** Approves or rejects, once: whoever comes second is refused (T39). The customer is told in the same step. */
export async function settleClaim(
  actor: Actor,
  claimId: string,
  { revision, event, reason }: ClaimDecision,
): Promise<void> {
  insurancePermissions.assertCan(actor, "insurance.decide_claim");
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
    if (to === "rejected" && !reason) throw conflict("A rejection needs its reason.", "reason_needed");
    await tx
      .update(claim)
      .set({
        status: to,
        reason: to === "rejected" ? (reason ?? null) : null,
        decidedBy: userId,
        decidedAt: now(),
        revision: revision + 1,
      })
      .where(eq(claim.id, claimId));
    const told = await tellCustomer(tx, row, to, reason);
    await writeAudit(tx, {
      chain: `claim:${claimId}`,
      actor,
      event: `claim.${to}`,
      from: row.status,
      to,
      details: {
        before: { status: row.status },
        after: { status: to, ...(reason && { reason }) },
        customerTold: told,
      },
    });
  });
}

/** Not everybody who has a card is on file with an address: then the audit says that nobody was told. */
async function tellCustomer(
  tx: Tx,
  row: typeof claim.$inferSelect,
  to: "approved" | "rejected" | "processing",
  reason: string | undefined,
): Promise<boolean> {
  const [customer] = await tx
    .select({
      id: insuredUser.id,
      emailEncrypted: insuredUser.emailEncrypted,
      phoneEncrypted: insuredUser.phoneEncrypted,
    })
    .from(policy)
    .innerJoin(insuredUser, eq(insuredUser.id, policy.userId))
    .where(and(eq(policy.id, row.policyId), isNull(insuredUser.deletedAt)));
  if (!customer) return false;
  const { email, phone } = openContact("insured_user", customer);
  const amount = formatMoney(paise(row.amountPaise));
  const told =
    to === "approved"
      ? `Dear ${row.customerName}, your claim ${row.claimNumber} over ${amount} was approved. The money is on its way to your account.`
      : `Dear ${row.customerName}, your claim ${row.claimNumber} over ${amount} was rejected. The reason: ${reason ?? ""}`;
  const variables = {
    title: `Your claim ${row.claimNumber}: ${claimMachine.states[to].label}`,
    message: `${told} How did we do? Tell us here: ${rowLinks.make("claimRating", row.id)}`,
  };
  const message = { template: "generic", language: "en", subjectId: row.id } as const;
  const dedupeKey = `claim:${row.id}:${to}`;
  await queueMessage(tx, { ...message, channel: "email", to: email, variables, dedupeKey });
  await queueMessage(tx, {
    channel: "sms",
    template: "claim-decided",
    language: "en",
    to: phone,
    variables: { number: row.claimNumber, status: claimMachine.states[to].label },
    dedupeKey,
    subjectId: row.id,
  });
  return true;
}
