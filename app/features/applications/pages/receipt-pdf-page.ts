import { getActor } from "#app/core/request-context.ts";
import { pdfResponse } from "#app/features/documents/server/pdf-response.server.ts";
import { makeReceipt } from "../server/make-receipt.server.ts";
import type { Route } from "./+types/receipt-pdf-page";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { bytes, fileName } = await makeReceipt(await getActor(context), params.number);
  return pdfResponse(bytes, fileName);
}
