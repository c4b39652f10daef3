import type { LoaderFunctionArgs } from "react-router";
import { notFound } from "#app/core/requests/errors.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { pdfResponse } from "#app/features/documents/server/pdf/pdf-response.server.ts";
import { findRegistration } from "../server/find-registration.server.ts";
import { drawCard } from "../server/papers/draw-card.server.ts";

/** The student's own card, once the registration is complete. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const actor = await getActor(context);
  const view = await findRegistration(actor);
  if (view?.status !== "registered" || !view.otrNumber || !view.registeredAt) throw notFound();
  const card = {
    otrNumber: view.otrNumber,
    name: view.answers.name ?? "",
    class: view.answers.class ?? "",
    registeredAt: new Date(view.registeredAt),
  };
  const pdf = await drawCard(card, actor.language);
  return pdfResponse(pdf, `card-${view.otrNumber}.pdf`);
}
