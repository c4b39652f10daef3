import { getActor } from "#app/core/requests/request-context.ts";
import { pdfResponse } from "#app/features/documents/server/pdf/pdf-response.server.ts";
import { makeCertificate } from "../server/make-certificate.server.ts";
import type { Route } from "./+types/certificate-file";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const reach = { number: params.number, key: url.searchParams.get("key") };
  const { bytes, fileName } = await makeCertificate(await getActor(context), reach);
  return pdfResponse(bytes, fileName);
}
