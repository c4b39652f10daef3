import { and, eq } from "drizzle-orm";
import { adapters } from "#app/adapters/adapters.server.ts";
import { badRequest } from "#app/core/errors.ts";
import { database } from "#app/db/client.server.ts";
import { paymentOrder } from "#app/db/schema/payments.ts";
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
    .select({ amountPaise: paymentOrder.amountPaise, currency: paymentOrder.currency })
    .from(paymentOrder)
    .where(
      and(eq(paymentOrder.gateway, gateway.name), eq(paymentOrder.gatewayOrderId, proven.gatewayOrderId)),
    );
  return recordPaymentEvent(
    {
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
