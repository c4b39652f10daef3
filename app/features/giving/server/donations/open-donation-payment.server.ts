import { paise } from "#app/core/money.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict } from "#app/core/requests/errors.ts";
import { env } from "#app/core/settings/env.server.ts";
import {
  createPaymentOrder,
  type OpenedPayment,
} from "#app/features/payments/server/create-payment-order.server.ts";
import { findPaymentOrder } from "#app/features/payments/server/find-payment-order.server.ts";
import { givingPermissions } from "../../giving-permissions.ts";
import { findDonationPath } from "../impact/find-donation-path.server.ts";
import { getDonationRow } from "./get-donation-row.server.ts";

/** The way to the gateway for a pledge of one's own. With `isLook` nothing is made (T10). */
export async function openDonationPayment(
  actor: Actor,
  donationId: string,
  { isLook = false }: { isLook?: boolean } = {},
): Promise<OpenedPayment | null> {
  const { row, programme } = await getDonationRow(actor, donationId);
  if (!isLook) givingPermissions.assertCan(actor, "giving.pay", row);
  const known = await findPaymentOrder(actor, "donation", row.id);
  if (!known && isLook) return null;
  if (row.status !== "pledged") {
    if (known || isLook) return known && { order: known, checkout: null };
    throw conflict("This donation is no longer waiting for its payment.");
  }
  const here = `${env().PUBLIC_URL}${await findDonationPath(row.id)}`;
  return createPaymentOrder(actor, {
    purpose: "donation",
    subjectId: row.id,
    amount: paise(row.amountPaise),
    description: `Donation: ${programme}`,
    returnUrl: `${env().PUBLIC_URL}/payment/return`,
    cancelUrl: `${here}?outcome=cancelled`,
  });
}
