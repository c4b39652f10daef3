import type { LoaderFunctionArgs } from "react-router";
import { notFound } from "#app/core/errors.ts";
import { getActor } from "#app/core/request-context.ts";
import { pdfResponse } from "#app/features/documents/server/pdf-response.server.ts";
import { drawCard } from "../server/draw-card.server.ts";
import { findRegistration } from "../server/find-registration.server.ts";

/** The student's own card, once the registration is complete. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const view = await findRegistration(await getActor(context));
  if (view?.status !== "registered" || !view.otrNumber || !view.registeredAt) throw notFound();
  const pdf = await drawCard({
    otrNumber: view.otrNumber,
    name: view.answers.name ?? "",
    className: view.answers.class ?? "",
    registeredAt: new Date(view.registeredAt),
  });
  return pdfResponse(pdf, `card-${view.otrNumber}.pdf`);
}
