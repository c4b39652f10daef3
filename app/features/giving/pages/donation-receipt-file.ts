import { getActor } from "#app/core/requests/request-context.ts";
import { pdfResponse } from "#app/features/documents/server/pdf/pdf-response.server.ts";
import { makeDonationReceipt } from "../server/receipts/make-donation-receipt.server.ts";
import type { Route } from "./+types/donation-receipt-file";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { bytes, fileName } = await makeDonationReceipt(await getActor(context), params.donationId);
  return pdfResponse(bytes, fileName);
}
