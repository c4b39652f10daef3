import type { LoaderFunctionArgs } from "react-router";
import { notFound } from "#app/core/errors.ts";
import { getActor } from "#app/core/request-context.ts";
import { pdfResponse } from "#app/features/documents/server/pdf-response.server.ts";
import { findPaymentOrder } from "#app/features/payments/server/find-payment-order.server.ts";
import { drawReceipt } from "../server/draw-receipt.server.ts";
import { findRegistration } from "../server/find-registration.server.ts";

/** The receipt of the student's own charge, once it is paid. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const actor = await getActor(context);
  const view = await findRegistration(actor);
  const order = view?.id ? await findPaymentOrder(actor, "registration", view.id) : null;
  if (!view || !order?.receiptNumber || !order.paidAt) throw notFound();
  const receipt = {
    receiptNumber: order.receiptNumber,
    paidAt: new Date(order.paidAt),
    amount: order.amount,
    name: view.answers.name ?? "",
    otrNumber: view.otrNumber ?? "",
  };
  const pdf = await drawReceipt(receipt, actor.language);
  return pdfResponse(pdf, `receipt-${order.receiptNumber}.pdf`);
}
