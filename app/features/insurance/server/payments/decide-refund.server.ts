import { eq, sql } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { isId } from "#app/core/id.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, notFound } from "#app/core/requests/errors.ts";
import { type EventOf, next } from "#app/core/state-machine.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { insurancePayment, insuranceRefund } from "#app/db/schema/insurance-payments.ts";
import { assertSecondPerson } from "#app/features/identity/server/second-person/assert-second-person.server.ts";
import { refuseWithReason } from "#app/features/identity/server/second-person/refuse-with-reason.server.ts";
import { insurancePermissions } from "../../insurance-permissions.ts";
import { refundMachine } from "../../refund-status.ts";
import { bookPremium } from "./book-premium.server.ts";

/** The second person's word (T16): the payment's books change with it, once. A "no" has a reason, read at once (D21). */
export async function decideRefund(
  actor: Actor,
  refundId: string,
  event: EventOf<typeof refundMachine>,
  reason?: string,
): Promise<void> {
  await inTransaction(async (tx) => {
    const [row] = isId(refundId)
      ? await tx.select().from(insuranceRefund).where(eq(insuranceRefund.id, refundId)).for("update")
      : [];
    if (!row) throw notFound("There is no such refund.");
    insurancePermissions.assertCan(actor, "insurance.decide_refund", row);
    if (event === "approve") await assertSecondPerson(tx, actor, row.requestedBy);
    const to = next(refundMachine, row.status, event, actor);
    const why =
      event === "decline"
        ? await refuseWithReason(
            tx,
            actor,
            {
              preparedBy: row.requestedBy,
              title: `The refund of ${formatMoney(paise(row.amountPaise))} was declined`,
              link: `/admin/payment-system/${row.paymentId}`,
              key: `insurance-refund:${row.id}`,
            },
            reason,
          )
        : null;
    await tx
      .update(insuranceRefund)
      .set({ status: to, decidedBy: actor.userId, decidedAt: now() })
      .where(eq(insuranceRefund.id, row.id));
    const [payment] = await tx
      .select({ amount: insurancePayment.amountPaise, refunded: insurancePayment.refundedPaise })
      .from(insurancePayment)
      .where(eq(insurancePayment.id, row.paymentId))
      .for("update");
    if (!payment || payment.refunded + row.amountPaise > payment.amount) throw conflict();
    if (to === "approved") {
      await tx
        .update(insurancePayment)
        .set({ refundedPaise: sql`${insurancePayment.refundedPaise} + ${row.amountPaise}` })
        .where(eq(insurancePayment.id, row.paymentId));
      await bookPremium.refunded(tx, actor, row);
    }
    await writeAudit(tx, {
      chain: `insurance_payment:${row.paymentId}`,
      actor,
      event: `insurance_payment.refund_${to}`,
      subject: `insurance_refund:${row.id}`,
      from: row.status,
      to,
      details: {
        before: { refunded: payment.refunded },
        after: { refunded: payment.refunded + (to === "approved" ? row.amountPaise : 0) },
        ...(why && { reason: why }),
      },
    });
  });
}
