import { getActor } from "#app/core/requests/request-context.ts";
import { pdfResponse } from "#app/features/documents/server/pdf/pdf-response.server.ts";
import { makeApplicationForm } from "../server/receipts/make-application-form.server.ts";
import type { Route } from "./+types/application-form-file";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { bytes, fileName } = await makeApplicationForm(await getActor(context), params.number);
  return pdfResponse(bytes, fileName);
}
