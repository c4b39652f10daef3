import { eq } from "drizzle-orm";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { env } from "#app/core/settings/env.server.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { registration } from "#app/db/schema/registration.ts";
import {
  createPaymentOrder,
  type OpenedPayment,
} from "#app/features/payments/server/create-payment-order.server.ts";
import { findPaymentOrder } from "#app/features/payments/server/find-payment-order.server.ts";
import { registrationMessages } from "../../messages/registration.messages.server.ts";
import { registrationPermissions } from "../../registration-permissions.ts";
import { completeFreeRegistration } from "./complete-free-registration.server.ts";

export type RegistrationPayment = OpenedPayment & { otrNumber: string | null; name: string };

/**
 * The charge of a registration, for its own student only: an id from an address opens nothing by itself. Asked
 * again it is the same order. With `isLook` nothing is made (T10): null when there is no order yet,
 * and where nothing is charged.
 */
export async function openRegistrationPayment(
  actor: Actor,
  registrationId: string,
  { isLook = false }: { isLook?: boolean } = {},
): Promise<RegistrationPayment | null> {
  if (!isId(registrationId)) throw notFound();
  const [row] = await database().select().from(registration).where(eq(registration.id, registrationId));
  if (!row || row.erasedAt || !row.submittedAt) throw notFound();
  registrationPermissions.assertCan(actor, "registration.pay", row);
  const known = await findPaymentOrder(actor, "registration", row.id);
  if (!known && isLook) return null;
  const { PUBLIC_URL, REGISTRATION_FEE_PAISE } = env();
  if (!known && REGISTRATION_FEE_PAISE === 0) {
    // P22: it was in before the charge was given up.
    await inTransaction((tx) => completeFreeRegistration(tx, row.id));
    return null;
  }
  const back = `/payment?last_id=${row.id}`;
  const opened = await createPaymentOrder(actor, {
    purpose: "registration",
    subjectId: row.id,
    // What was asked for once stays, also when the charge has changed since.
    amount: known?.amount ?? REGISTRATION_FEE_PAISE,
    description: registrationMessages[actor.language].pay.what,
    returnUrl: `${PUBLIC_URL}/payment/return?back=${encodeURIComponent(back)}`,
    cancelUrl: `${PUBLIC_URL}${back}&outcome=cancelled`,
  });
  return { ...opened, otrNumber: row.otrNumber, name: row.name ?? "" };
}
