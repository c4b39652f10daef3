import { eq } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict } from "#app/core/requests/errors.ts";
import { next } from "#app/core/state-machine.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { donation } from "#app/db/schema/donations.ts";
import { findPaymentOrder } from "#app/features/payments/server/find-payment-order.server.ts";
import { donationMachine } from "../../donation-status.ts";
import { givingPermissions } from "../../giving-permissions.ts";
import { getDonationRow } from "./get-donation-row.server.ts";

/** A pledge is taken back, also after a payment for it was begun and not made (D11). */
export async function cancelDonation(actor: Actor, id: string): Promise<void> {
  const known = await getDonationRow(actor, id);
  givingPermissions.assertCan(actor, "giving.pay", known.row);
  await inTransaction(async (tx) => {
    await tx.select({ id: donation.id }).from(donation).where(eq(donation.id, id)).for("update");
    const { row } = await getDonationRow(actor, id);
    const status = next(donationMachine, row.status, "cancel", actor);
    // One that was only begun is no reason to keep it: should the bank take the money still, it is received.
    const order = await findPaymentOrder(actor, "donation", id);
    if (order && order.status !== "created" && order.status !== "failed") {
      throw conflict("This pledge is being paid just now. Look at it again.", "wrong_state");
    }
    await tx.update(donation).set({ status }).where(eq(donation.id, id));
    await writeAudit(tx, {
      chain: `donation:${id}`,
      actor,
      event: "donation.cancel",
      from: row.status,
      to: status,
    });
  });
}
