import { getActor } from "#app/core/requests/request-context.ts";
import { pdfResponse } from "#app/features/documents/server/pdf/pdf-response.server.ts";
import { makeReceipt } from "../server/receipts/make-receipt.server.ts";
import type { Route } from "./+types/receipt-pdf-file";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { bytes, fileName } = await makeReceipt(await getActor(context), params.number);
  return pdfResponse(bytes, fileName);
}
