import { adapters } from "#app/adapters/adapters.server.ts";
import { WebhookError } from "#app/adapters/payments/payment-gateway.ts";
import { badRequest, unauthenticated } from "#app/core/requests/errors.ts";
import { type RecordedEvent, recordPaymentEvent, type Settlers } from "./record-payment-event.server.ts";

/** The gateway calls us: raw body and headers as they came. Null for what nobody waits for; answer 200 then. */
export async function acceptPaymentWebhook(
  rawBody: string,
  headers: Headers,
  settlers: Settlers,
): Promise<RecordedEvent | null> {
  try {
    const event = adapters().payments.parseWebhook(rawBody, headers);
    return event && (await recordPaymentEvent(event, settlers));
  } catch (error) {
    if (!(error instanceof WebhookError)) throw error;
    if (error.reason === "bad_signature")
      throw unauthenticated("This message is not signed by the payment gateway.");
    throw badRequest("This message of the payment gateway could not be read.");
  }
}
