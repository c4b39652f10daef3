import { eq } from "drizzle-orm";
import { conflict, invalid, isProblem } from "#app/core/errors.ts";
import { paise } from "#app/core/money.ts";
import type { Actor } from "#app/core/permissions.ts";
import { next } from "#app/core/state-machine.ts";
import { writeAudit } from "#app/db/audit.server.ts";
import { inTransaction } from "#app/db/client.server.ts";
import { donation } from "#app/db/schema/donations.ts";
import { findPaymentOrder } from "#app/features/payments/server/find-payment-order.server.ts";
import { refundPayment } from "#app/features/payments/server/refund-payment.server.ts";
import { donationMachine } from "../donation-status.ts";
import { fundingPermissions } from "../funding-permissions.ts";
import { followLedger } from "./follow-ledger.server.ts";
import { getDonationRow } from "./get-donation-row.server.ts";
import { reserveAwards } from "./reserve-awards.server.ts";
import { reverseTransaction } from "./reverse-transaction.server.ts";
import { settleDonation } from "./settle-donation.server.ts";

/**
 * Gives a donation back whole. Its rupees leave the programme first, so that nobody is awarded them while the
 * gateway is asked; if it does not answer, the same button asks again, and pays once (T38).
 */
export async function refundDonation(actor: Actor, id: string, reason: string): Promise<void> {
  fundingPermissions.assertCan(actor, "funding.refund");
  const { row } = await getDonationRow(actor, id);
  const order = await findPaymentOrder(actor, "donation", id);
  if (row.status === "refunded") return;
  if (order?.status !== "paid") throw conflict("Only what came by the payment gateway can go back by it.");
  const why = reason.trim();
  if (why.length < 5 || why.length > 300) throw invalid({ reason: ["Say why, in 5 to 300 characters."] });
  // Whoever is approved already has been promised it.
  await reserveAwards(actor);
  await takeOut(actor, id, why);
  const amount = paise(row.amountPaise);
  await refundPayment(
    actor,
    { orderId: order.id, amount, reason: why, idempotencyKey: `donation-${id}` },
    { donation: settleDonation },
  );
}

async function takeOut(actor: Actor, id: string, reason: string): Promise<void> {
  await inTransaction(async (tx) => {
    const [row] = await tx.select().from(donation).where(eq(donation.id, id)).for("update");
    if (!row || row.status === "refunding") return;
    const status = next(donationMachine, row.status, "ask_refund", actor);
    await reversePlacement(actor, id);
    await followLedger(tx, row.programmeId);
    await tx.update(donation).set({ status }).where(eq(donation.id, id));
    await writeAudit(tx, {
      chain: `donation:${id}`,
      actor,
      event: "donation.ask_refund",
      from: row.status,
      to: status,
      details: { reason },
    });
  });
}

async function reversePlacement(actor: Actor, id: string): Promise<void> {
  try {
    await inTransaction((part) => reverseTransaction(part, actor, `placement:${id}`));
  } catch (error) {
    if (!isProblem(error) || error.code !== "not_enough_money") throw error;
    throw conflict(
      "Some of this money is already set aside for a student or paid, so it cannot go back.",
      "already_awarded",
    );
  }
}
