import { and, eq } from "drizzle-orm";
import { adapters } from "#app/adapters/adapters.server.ts";
import { OutsideError } from "#app/adapters/outside-error.ts";
import type { GatewayEvent } from "#app/adapters/payments/payment-gateway.ts";
import { badRequest } from "#app/core/requests/errors.ts";
import { database } from "#app/db/opening/client.server.ts";
import { paymentOrder } from "#app/db/schema/payments.ts";
import { askPayments } from "./ask-payments.server.ts";
import type { PaymentOrderRow } from "./payment-row.server.ts";
import { type RecordedEvent, recordPaymentEvent, type Settlers } from "./record-payment-event.server.ts";

/**
 * The browser comes back from the gateway. What it brings counts only if the gateway signed it; the webhook
 * says the same again, and changes nothing then.
 */
export async function acceptPaymentReturn(
  fields: Readonly<Record<string, string | undefined>>,
  settlers: Settlers,
): Promise<RecordedEvent> {
  const gateway = adapters().payments;
  const proven = gateway.verifyReturn(fields);
  if (!proven) {
    throw badRequest(
      "The payment could not be confirmed. If money left your account, it is confirmed within minutes.",
    );
  }
  const [order] = await database()
    .select()
    .from(paymentOrder)
    .where(
      and(eq(paymentOrder.gateway, gateway.name), eq(paymentOrder.gatewayOrderId, proven.gatewayOrderId)),
    );
  const told = order && (await askAbout(order, proven.gatewayPaymentId));
  return recordPaymentEvent(
    told ?? {
      eventId: `return:${proven.gatewayPaymentId}`,
      kind: "paid",
      gatewayOrderId: proven.gatewayOrderId,
      gatewayPaymentId: proven.gatewayPaymentId,
      gatewayRefundId: null,
      // The signature binds the payment to the order, and the order at the gateway to its full amount.
      amountPaise: order?.amountPaise ?? 0,
      currency: order?.currency ?? "INR",
    },
    settlers,
  );
}

/**
 * A signed return says that the bank agreed, not that the money was taken: with the gateway's own word it is captured
 * if need be. Where the gateway cannot be asked now, its signature stands, and reconciliation asks again.
 */
async function askAbout(order: PaymentOrderRow, gatewayPaymentId: string): Promise<GatewayEvent | undefined> {
  try {
    const { events } = await askPayments(order);
    return events.find((event) => event.kind === "paid" && event.gatewayPaymentId === gatewayPaymentId);
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    return undefined;
  }
}
