import { getActor } from "#app/core/requests/request-context.ts";
import { pdfResponse } from "#app/features/documents/server/pdf/pdf-response.server.ts";
import { makeAwardReceipt } from "../server/letters/make-award-receipt.server.ts";
import type { Route } from "./+types/award-receipt-file";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { bytes, fileName } = await makeAwardReceipt(await getActor(context), params.awardId);
  return pdfResponse(bytes, fileName);
}
