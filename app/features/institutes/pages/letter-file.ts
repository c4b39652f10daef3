import { getActor } from "#app/core/requests/request-context.ts";
import { pdfResponse } from "#app/features/documents/server/pdf/pdf-response.server.ts";
import { drawLetter } from "../server/terms/draw-letter.server.ts";
import type { Route } from "./+types/letter-file";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { pdf, number } = await drawLetter(await getActor(context), params.letterId);
  return pdfResponse(pdf, `bonafide-${number}.pdf`);
}
