import { and, eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { isId } from "#app/core/id.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { next } from "#app/core/state-machine.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { claimPayment, claimPaymentBatch } from "#app/db/schema/claim-payments.ts";
import { claim } from "#app/db/schema/claims.ts";
import { assertSecondPerson } from "#app/features/identity/server/second-person/assert-second-person.server.ts";
import { refuseWithReason } from "#app/features/identity/server/second-person/refuse-with-reason.server.ts";
import { claimBatchMachine, claimBatchNumber } from "../../claims/claim-payment-status.ts";
import { insurancePermissions } from "../../insurance-permissions.ts";
import { tellClaimant } from "../claims/tell-claimant.server.ts";

/**
 * Sent by a second person (T16), and only then each customer reads "on its way"; or put back before it left, which
 * whoever prepared it hears with the reason (D21).
 */
export async function changeClaimBatch(
  actor: Actor,
  batchId: string,
  event: "send" | "cancel",
  reason?: string,
): Promise<void> {
  insurancePermissions.assertCan(actor, "insurance.pay_claim");
  await inTransaction(async (tx) => {
    const [batch] = isId(batchId)
      ? await tx.select().from(claimPaymentBatch).where(eq(claimPaymentBatch.id, batchId)).for("update")
      : [];
    if (!batch) throw notFound("There is no such batch.");
    const to = next(claimBatchMachine, batch.status, event, actor);
    if (event === "send") await assertSecondPerson(tx, actor, batch.preparedBy);
    const why =
      event === "cancel"
        ? await refuseWithReason(
            tx,
            actor,
            {
              preparedBy: batch.preparedBy,
              title: `${claimBatchNumber(batch)} was put back`,
              link: `/admin/claim-payments/${batchId}`,
              key: `claim-batch:${batchId}`,
            },
            reason,
          )
        : null;
    await tx
      .update(claimPaymentBatch)
      .set({ status: to, ...(event === "send" && { sentBy: actor.userId, sentAt: now() }) })
      .where(eq(claimPaymentBatch.id, batchId));
    const status = event === "send" ? "sent" : "cancelled";
    await tx
      .update(claimPayment)
      .set({ status })
      .where(and(eq(claimPayment.batchId, batchId), eq(claimPayment.status, "prepared")));
    if (event === "send") {
      const rows = await tx
        .select({ row: claim, payment: claimPayment })
        .from(claimPayment)
        .innerJoin(claim, eq(claim.id, claimPayment.claimId))
        .where(eq(claimPayment.batchId, batchId));
      for (const { row, payment } of rows) {
        await tellClaimant(tx, {
          claim: row,
          status: "on its way",
          words: `${formatMoney(paise(payment.amountPaise))} for your claim ${row.claimNumber} is on its way to your account ending ${row.payeeLastFour}.`,
          key: `sent:${payment.id}`,
        });
      }
    }
    await writeAudit(tx, {
      chain: `claim_payment_batch:${batchId}`,
      actor,
      event: `claim_payment_batch.${to}`,
      from: batch.status,
      to,
      ...(why && { details: { reason: why } }),
    });
  });
}
