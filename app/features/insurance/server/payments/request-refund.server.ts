import { eq } from "drizzle-orm";
import type { z } from "zod";
import { now } from "#app/core/clock.ts";
import { isId, newId } from "#app/core/id.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, invalid, notFound, unauthenticated } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { requestHash, runOnce } from "#app/db/idempotency.server.ts";
import { isUniqueViolation } from "#app/db/opening/query-error.server.ts";
import { insurancePayment, insuranceRefund } from "#app/db/schema/insurance-payments.ts";
import { tellOtherAdmins } from "#app/features/identity/server/staff/tell-other-admins.server.ts";
import type { refundSchema } from "../../forms/insurance-forms.ts";
import { insurancePermissions } from "../../insurance-permissions.ts";
import { refundMachine } from "../../refund-status.ts";

/** Asks for money to go back; it moves when a second person agrees (T16), who hears at once. One at a time for each payment. */
export async function requestRefund(
  actor: Actor,
  paymentId: string,
  { formKey, amount, reason }: z.output<typeof refundSchema>,
): Promise<{ refundId: string }> {
  insurancePermissions.assertCan(actor, "insurance.request_refund");
  const { userId } = actor;
  if (userId === null) throw unauthenticated();
  if (!isId(paymentId)) throw notFound("There is no such payment.");
  const hash = requestHash({ paymentId, amount, reason });
  try {
    return await runOnce(formKey, `insurance.request_refund:${userId}`, hash, async (tx) => {
      const [row] = await tx
        .select()
        .from(insurancePayment)
        .where(eq(insurancePayment.id, paymentId))
        .for("update");
      if (!row) throw notFound("There is no such payment.");
      if (row.status !== "success")
        throw conflict("A payment that failed has nothing to refund.", "wrong_state");
      if (amount > row.amountPaise - row.refundedPaise) {
        throw invalid({ amount: ["This is more than what is left of the payment."] });
      }
      const refundId = newId();
      await tx.insert(insuranceRefund).values({
        id: refundId,
        paymentId,
        amountPaise: amount,
        reason,
        status: refundMachine.initial,
        requestedBy: userId,
        requestedAt: now(),
      });
      await writeAudit(tx, {
        chain: `insurance_payment:${paymentId}`,
        actor,
        event: "insurance_payment.refund_requested",
        subject: `insurance_refund:${refundId}`,
        to: refundMachine.initial,
        details: { after: { amount, reason } },
      });
      await tellOtherAdmins(tx, actor, insurancePermissions.right("insurance.decide_refund"), {
        key: `insurance-refund:${refundId}`,
        title: "A refund waits for a second person",
        message: `${actor.name ?? "A colleague"} asks for ${formatMoney(paise(amount))} of payment ${row.transactionId} to go back. Look at it under Payment System.`,
        link: `/admin/payment-system/${paymentId}`,
      });
      return { refundId };
    });
  } catch (error) {
    if (isUniqueViolation(error, "insurance_refund_open_key")) {
      throw conflict("A refund of this payment waits for its second person already.", "wrong_state");
    }
    throw error;
  }
}
