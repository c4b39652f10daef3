import { desc, eq, inArray } from "drizzle-orm";
import { formatDateTime } from "#app/core/clock.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { paymentEvent, paymentOrder } from "#app/db/schema/payments.ts";
import { paymentPermissions } from "../payment-permissions.ts";
import { type PaymentTrouble, troubleWords } from "../payment-trouble.ts";

/** What the gateway said that fits no order, newest first: never guessed away, so somebody must read it. */
export async function listPaymentTroubles(actor: Actor): Promise<PaymentTrouble[]> {
  paymentPermissions.assertCan(actor, "payment.see_troubles");
  const rows = await database()
    .select({ event: paymentEvent, receipt: paymentOrder.receiptNumber, purpose: paymentOrder.purpose })
    .from(paymentEvent)
    .leftJoin(paymentOrder, eq(paymentOrder.id, paymentEvent.orderId))
    .where(inArray(paymentEvent.outcome, ["unknown_order", "wrong_amount", "paid_twice", "not_captured"]))
    .orderBy(desc(paymentEvent.receivedAt), desc(paymentEvent.id))
    .limit(50);
  return rows.map(({ event, receipt, purpose }) => ({
    id: event.id,
    what: troubleWords[event.outcome as keyof typeof troubleWords],
    kind: event.kind,
    amount: formatMoney(paise(event.amountPaise)),
    payment: event.gatewayPaymentId,
    about: [purpose, receipt].filter(Boolean).join(" · ") || "no order of ours",
    at: formatDateTime(event.receivedAt),
  }));
}
