import { and, eq } from "drizzle-orm";
import { formatDate, istDate, now } from "#app/core/clock.ts";
import { isId } from "#app/core/id.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, invalid, notFound } from "#app/core/requests/errors.ts";
import { next } from "#app/core/state-machine.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction, type Tx } from "#app/db/opening/client.server.ts";
import { claimPayment, claimPaymentBatch } from "#app/db/schema/claim-payments.ts";
import { claim } from "#app/db/schema/claims.ts";
import { claimBatchMachine, claimPaymentMachine } from "../../claims/claim-payment-status.ts";
import type { BankAnswer } from "../../forms/claim-payment.ts";
import { insurancePermissions } from "../../insurance-permissions.ts";
import { tellClaimant } from "../claims/tell-claimant.server.ts";
import { bookClaim } from "./book-claim.server.ts";

/** What the bank answered for one claim: paid, with its reference and the ledger's row; or sent back, with why. */
export async function settleClaimPayment(actor: Actor, paymentId: string, answer: BankAnswer): Promise<void> {
  insurancePermissions.assertCan(actor, "insurance.pay_claim");
  await inTransaction(async (tx) => {
    const [found] = isId(paymentId)
      ? await tx
          .select({ row: claimPayment, batch: claimPaymentBatch, claim })
          .from(claimPayment)
          .innerJoin(claimPaymentBatch, eq(claimPaymentBatch.id, claimPayment.batchId))
          .innerJoin(claim, eq(claim.id, claimPayment.claimId))
          .where(eq(claimPayment.id, paymentId))
          .for("update", { of: [claimPayment, claimPaymentBatch] })
      : [];
    if (!found) throw notFound("There is no such payment.");
    const { row, batch } = found;
    const to = next(claimPaymentMachine, row.status, answer.event, actor);
    const settled = { settledBy: actor.userId, settledAt: now() };
    if (answer.event === "pay") {
      const { reference, paidOn } = answer;
      if (paidOn > istDate()) throw invalid({ paidOn: ["This day has not come yet."] });
      if (paidOn < istDate(batch.sentAt ?? batch.preparedAt))
        throw invalid({ paidOn: [`It went to the bank on ${formatDate(istDate(batch.sentAt ?? now()))}.`] });
      await refuseKnown(tx, reference);
      await tx
        .update(claimPayment)
        .set({ status: to, reference, paidOn, ...settled })
        .where(eq(claimPayment.id, paymentId));
      await bookClaim.paid(tx, actor, { ...row, reference });
    } else {
      await tx
        .update(claimPayment)
        .set({ status: to, reason: answer.reason, ...settled })
        .where(eq(claimPayment.id, paymentId));
    }
    const amount = formatMoney(paise(row.amountPaise));
    const told = await tellClaimant(tx, {
      claim: found.claim,
      status: answer.event === "pay" ? "paid" : "sent back by your bank",
      words:
        answer.event === "pay"
          ? `${amount} for your claim ${found.claim.claimNumber} was paid on ${formatDate(answer.paidOn)} into your account ending ${found.claim.payeeLastFour}. The bank’s reference is ${answer.reference}.`
          : `the bank sent back ${amount} of your claim ${found.claim.claimNumber}: ${answer.reason} Please call us with the right account, then we send it again.`,
      key: `${to}:${row.id}`,
    });
    await writeAudit(tx, {
      chain: `claim:${row.claimId}`,
      actor,
      event: `claim.${to === "paid" ? "paid" : "payment_returned"}`,
      subject: `claim_payment:${row.id}`,
      details: {
        after: {
          amountPaise: row.amountPaise,
          ...(answer.event === "pay"
            ? { reference: answer.reference, paidOn: answer.paidOn }
            : { reason: answer.reason }),
        },
        customerTold: told,
      },
    });
    await closeBatch(tx, actor, batch);
  });
}

async function refuseKnown(tx: Tx, reference: string): Promise<void> {
  const known = await tx.$count(claimPayment, eq(claimPayment.reference, reference));
  if (known > 0) throw invalid({ reference: ["Another claim was paid under this reference."] });
}

async function closeBatch(
  tx: Tx,
  actor: Actor,
  batch: { id: string; status: (typeof claimPaymentBatch.$inferSelect)["status"] },
): Promise<void> {
  const open = await tx.$count(
    claimPayment,
    and(eq(claimPayment.batchId, batch.id), eq(claimPayment.status, "sent")),
  );
  if (open > 0) return;
  if (batch.status !== "sent") throw conflict();
  const status = next(claimBatchMachine, batch.status, "settle", actor);
  await tx.update(claimPaymentBatch).set({ status }).where(eq(claimPaymentBatch.id, batch.id));
}
