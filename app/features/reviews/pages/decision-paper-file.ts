import { getActor } from "#app/core/requests/request-context.ts";
import { pdfResponse } from "#app/features/documents/server/pdf/pdf-response.server.ts";
import { makeDecisionPaper } from "../server/decisions/make-decision-paper.server.ts";
import type { Route } from "./+types/decision-paper-file";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { bytes, fileName } = await makeDecisionPaper(await getActor(context), params.number);
  return pdfResponse(bytes, fileName);
}
