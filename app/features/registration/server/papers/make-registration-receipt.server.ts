import type { Actor } from "#app/core/portals/permissions.ts";
import { findPaymentOrder } from "#app/features/payments/server/find-payment-order.server.ts";
import { findRegistration } from "../find-registration.server.ts";
import { drawReceipt } from "./draw-receipt.server.ts";

/** The receipt of the student's own charge; null before it is paid, and for whoever is no student. */
export async function makeRegistrationReceipt(
  actor: Actor,
): Promise<{ fileName: string; bytes: Buffer } | null> {
  if (!actor.studentId) return null;
  const view = await findRegistration(actor);
  const order = view?.id ? await findPaymentOrder(actor, "registration", view.id) : null;
  if (!view || !order?.receiptNumber || !order.paidAt) return null;
  const receipt = {
    receiptNumber: order.receiptNumber,
    paidAt: new Date(order.paidAt),
    amount: order.amount,
    name: view.answers.name ?? "",
    otrNumber: view.otrNumber ?? "",
  };
  return {
    fileName: `receipt-${order.receiptNumber}.pdf`,
    bytes: await drawReceipt(receipt, actor.language),
  };
}
