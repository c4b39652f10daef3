import type { LoaderFunctionArgs } from "react-router";
import { notFound } from "#app/core/requests/errors.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { pdfResponse } from "#app/features/documents/server/pdf/pdf-response.server.ts";
import { makeRegistrationReceipt } from "../server/papers/make-registration-receipt.server.ts";

/** The receipt of the student's own charge, once it is paid. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const receipt = await makeRegistrationReceipt(await getActor(context));
  if (!receipt) throw notFound();
  return pdfResponse(receipt.bytes, receipt.fileName);
}
