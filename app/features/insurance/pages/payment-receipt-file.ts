import { getActor } from "#app/core/requests/request-context.ts";
import { pdfResponse } from "#app/features/documents/server/pdf/pdf-response.server.ts";
import { makePaymentReceipt } from "../server/payments/make-payment-receipt.server.ts";
import type { Route } from "./+types/payment-receipt-file";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { bytes, fileName } = await makePaymentReceipt(await getActor(context), params.paymentId);
  return pdfResponse(bytes, fileName);
}
