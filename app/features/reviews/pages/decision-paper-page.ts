import { getActor } from "#app/core/request-context.ts";
import { pdfResponse } from "#app/features/documents/server/pdf-response.server.ts";
import { makeDecisionPaper } from "../server/make-decision-paper.server.ts";
import type { Route } from "./+types/decision-paper-page";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { bytes, fileName } = await makeDecisionPaper(await getActor(context), params.number);
  return pdfResponse(bytes, fileName);
}
