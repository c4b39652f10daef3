import { eq } from "drizzle-orm";
import { adapters } from "#app/adapters/adapters.server.ts";
import { OutsideError } from "#app/adapters/outside-error.ts";
import { isId } from "#app/core/id.ts";
import type { Paise } from "#app/core/money.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, invalid, notFound, unavailable } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { paymentOrder } from "#app/db/schema/payments.ts";
import { paymentPermissions } from "../payment-permissions.ts";
import { type RecordedEvent, recordPaymentEvent, type Settlers } from "./record-payment-event.server.ts";

export type RefundRequest = {
  orderId: string;
  amount: Paise;
  reason: string;
  /** The form's own key: pressed twice it refunds once (T38). */
  idempotencyKey: string;
};

/** Asked for by the admin desk, with a reason. The gateway's webhook says it again, and changes nothing then. */
export async function refundPayment(
  actor: Actor,
  request: RefundRequest,
  settlers: Settlers,
): Promise<RecordedEvent> {
  paymentPermissions.assertCan(actor, "payment.refund");
  if (!isId(request.orderId)) throw notFound();
  const [order] = await database().select().from(paymentOrder).where(eq(paymentOrder.id, request.orderId));
  if (!order) throw notFound();
  if (order.status !== "paid" || order.gatewayPaymentId === null)
    throw conflict("Only a payment that succeeded can be refunded.");
  if (request.amount <= 0 || request.amount > order.amountPaise - order.refundedPaise) {
    throw invalid({ amount: ["Refund at most what is left of the payment."] });
  }
  await inTransaction((tx) =>
    writeAudit(tx, {
      chain: `payment:${order.id}`,
      actor,
      event: "payment.refund_asked",
      details: { amountPaise: request.amount, reason: request.reason },
    }),
  );
  const { gatewayRefundId } = await askGateway(order.gatewayPaymentId, request);
  return recordPaymentEvent(
    {
      eventId: `refund.processed:${gatewayRefundId}`,
      kind: "refunded",
      gatewayOrderId: order.gatewayOrderId,
      gatewayPaymentId: order.gatewayPaymentId,
      gatewayRefundId,
      amountPaise: request.amount,
      currency: order.currency,
    },
    settlers,
  );
}

async function askGateway(gatewayPaymentId: string, { amount, idempotencyKey }: RefundRequest) {
  try {
    return await adapters().payments.refund({ gatewayPaymentId, amountPaise: amount, idempotencyKey });
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    throw unavailable(
      "The payment gateway did not take the refund. Try again with the same form.",
      30,
      error,
    );
  }
}
