import { getActor } from "#app/core/requests/request-context.ts";
import { pdfResponse } from "#app/features/documents/server/pdf/pdf-response.server.ts";
import { makeAwardLetter } from "../server/letters/make-award-letter.server.ts";
import type { Route } from "./+types/award-letter-file";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { bytes, fileName } = await makeAwardLetter(await getActor(context), params.awardId);
  return pdfResponse(bytes, fileName);
}
