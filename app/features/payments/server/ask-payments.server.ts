import { adapters } from "#app/adapters/adapters.server.ts";
import { OutsideError } from "#app/adapters/outside-error.ts";
import type { GatewayEvent, GatewayPayment } from "#app/adapters/payments/payment-gateway.ts";
import type { PaymentOrderRow } from "./payment-row.server.ts";

/** What the gateway tells when it is asked, as the events that its webhook would have brought. */
export type AskedPayments = {
  readonly events: readonly GatewayEvent[];
  /** Promised by the bank, of the right amount, and the gateway refuses to let us take them. */
  readonly notCaptured: readonly GatewayPayment[];
};

/**
 * Asks the gateway for every payment of an order. What is only authorised is captured, if the order still waits for
 * just this amount; otherwise it is left alone, and the gateway gives it back by itself. The events bear the names
 * of their webhooks, so whichever comes first counts and the other is a replay.
 */
export async function askPayments(order: PaymentOrderRow): Promise<AskedPayments> {
  const payments = await adapters().payments.listPayments(order.gatewayOrderId ?? "");
  const events: GatewayEvent[] = [];
  const notCaptured: GatewayPayment[] = [];
  let isPaid = payments.some(({ state }) => state === "captured") || order.status === "paid";
  for (const payment of payments) {
    if (payment.state === "authorised" && !isPaid && isWhatWeAsked(payment, order)) {
      if (await wasCaptured(payment)) {
        isPaid = true;
        events.push(eventOf(order, { ...payment, state: "captured" }));
      } else notCaptured.push(payment);
    } else if (payment.state === "captured" || payment.state === "failed") {
      events.push(eventOf(order, payment), ...refundsOf(order, payment));
    }
  }
  return { events, notCaptured };
}

function isWhatWeAsked(payment: GatewayPayment, order: PaymentOrderRow): boolean {
  const isForUs = order.gatewayPaymentId === null || order.gatewayPaymentId === payment.gatewayPaymentId;
  return isForUs && payment.amountPaise === order.amountPaise && payment.currency === order.currency;
}

async function wasCaptured(payment: GatewayPayment): Promise<boolean> {
  try {
    await adapters().payments.capture(payment);
    return true;
  } catch (error) {
    if (error instanceof OutsideError && error.verdict === "never") return false;
    throw error;
  }
}

function eventOf(order: PaymentOrderRow, payment: GatewayPayment): GatewayEvent {
  const isCaptured = payment.state === "captured";
  return {
    eventId: `payment.${payment.state}:${payment.gatewayPaymentId}`,
    kind: isCaptured ? "paid" : "failed",
    gatewayOrderId: order.gatewayOrderId,
    gatewayPaymentId: payment.gatewayPaymentId,
    gatewayRefundId: null,
    amountPaise: payment.amountPaise,
    currency: payment.currency,
    fee: isCaptured ? payment.fee : null,
  };
}

function refundsOf(order: PaymentOrderRow, payment: GatewayPayment): GatewayEvent[] {
  return payment.refunds.map(({ gatewayRefundId, amountPaise }) => ({
    eventId: `refund.processed:${gatewayRefundId}`,
    kind: "refunded",
    gatewayOrderId: order.gatewayOrderId,
    gatewayPaymentId: payment.gatewayPaymentId,
    gatewayRefundId,
    amountPaise,
    currency: payment.currency,
  }));
}
