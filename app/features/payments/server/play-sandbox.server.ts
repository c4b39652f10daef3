import { eq } from "drizzle-orm";
import { adapters, sandboxGateway } from "#app/adapters/adapters.server.ts";
import { newId } from "#app/core/id.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { database } from "#app/db/opening/client.server.ts";
import { paymentOrder } from "#app/db/schema/payments.ts";
import { acceptPaymentWebhook } from "./accept-payment-webhook.server.ts";
import { paymentSettlers } from "./payment-settlers.server.ts";

export type SandboxView = {
  orderId: string;
  amount: string;
  description: string;
  returnUrl: string;
  cancelUrl: string;
  outcome: "ask" | "paid" | "failed";
  /** Signed, for the way back. */
  fields: Record<string, string>;
};

export type SandboxWish = Omit<SandboxView, "amount" | "outcome" | "fields"> & {
  wish: "look" | "upi" | "card";
  card: string;
};

/** The card that every gateway's test mode declines. */
const declinedCard = "4000000000000002";

/**
 * Plays the bank in demo mode: like a real gateway it tells us by a signed webhook, and sends the browser back
 * with signed fields. No money moves, and in production it is not there.
 */
export async function playSandbox({ wish, card, ...page }: SandboxWish): Promise<SandboxView> {
  if (adapters().payments.name !== "sandbox") throw notFound();
  const [order] = await database()
    .select()
    .from(paymentOrder)
    .where(eq(paymentOrder.gatewayOrderId, page.orderId));
  if (!order) throw notFound();
  const view = { ...page, amount: formatMoney(paise(order.amountPaise)) };
  if (wish === "look") return { ...view, outcome: "ask", fields: {} };
  const gateway = sandboxGateway();
  const isPaid = wish === "upi" || card.replace(/\D/g, "") !== declinedCard;
  const fields = isPaid ? gateway.payReturn(page.orderId) : {};
  const paymentId = fields.payment_id ?? `sandbox_pay_${newId()}`;
  const { rawBody, headers } = gateway.webhook({
    eventId: `${isPaid ? "paid" : "failed"}:${paymentId}`,
    kind: isPaid ? "paid" : "failed",
    gatewayOrderId: page.orderId,
    gatewayPaymentId: paymentId,
    gatewayRefundId: null,
    amountPaise: order.amountPaise,
    currency: order.currency,
    fee: isPaid ? gateway.feeOf(order.amountPaise) : null,
  });
  await acceptPaymentWebhook(rawBody, headers, paymentSettlers.all());
  return { ...view, outcome: isPaid ? "paid" : "failed", fields };
}
