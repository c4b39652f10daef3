import { eq } from "drizzle-orm";
import { paise } from "#app/core/money.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, invalid, isProblem } from "#app/core/requests/errors.ts";
import { next } from "#app/core/state-machine.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction, type Tx } from "#app/db/opening/client.server.ts";
import { donation } from "#app/db/schema/donations.ts";
import { account } from "#app/features/ledger/ledger.ts";
import { moveMoney } from "#app/features/ledger/server/move-money.server.ts";
import { findPaymentOrder } from "#app/features/payments/server/find-payment-order.server.ts";
import { refundPayment } from "#app/features/payments/server/refund-payment.server.ts";
import { keptPaise } from "../../donation-refund.ts";
import { donationMachine } from "../../donation-status.ts";
import { givingPermissions } from "../../giving-permissions.ts";
import { getDonationRow } from "../donations/get-donation-row.server.ts";
import { settleDonation } from "../donations/settle-donation.server.ts";
import { followLedger } from "../follow-ledger.server.ts";
import { promisedAwards } from "../programmes/promised-awards.server.ts";

/**
 * Gives back what is left of a donation, whole. Its rupees leave the programme first, so that nobody is awarded them while the
 * gateway is asked; if it does not answer, the same button asks again, and pays once (T38).
 */
export async function carryOutRefund(actor: Actor, id: string, reason: string): Promise<void> {
  givingPermissions.assertCan(actor, "giving.refund");
  const { row } = await getDonationRow(actor, id);
  const order = await findPaymentOrder(actor, "donation", id);
  if (row.status === "refunded") return;
  if (order?.status !== "paid") throw conflict("Only what came by the payment gateway can go back by it.");
  const why = reason.trim();
  if (why.length < 5 || why.length > 300) throw invalid({ reason: ["Say why, in 5 to 300 characters."] });
  // Whoever is approved already has been promised it.
  await promisedAwards.get()(actor);
  await takeOut(actor, id, why);
  const amount = paise(keptPaise(row));
  await refundPayment(
    actor,
    { orderId: order.id, amount, reason: why, idempotencyKey: keyOf(row) },
    { donation: settleDonation },
  );
}

/** What is left changes when the gateway's own desk sends a part back: that is then another refund. */
function keyOf({ id, refundedPaise }: { id: string; refundedPaise: number }): string {
  return refundedPaise === 0 ? `donation-${id}` : `donation-${id}-after-${refundedPaise}`;
}

async function takeOut(actor: Actor, id: string, reason: string): Promise<void> {
  await inTransaction(async (tx) => {
    const [row] = await tx.select().from(donation).where(eq(donation.id, id)).for("update");
    if (!row || row.status === "refunding") return;
    const status = next(donationMachine, row.status, "ask_refund", actor);
    await takeFromProgramme(tx, actor, row);
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

/** All that is left of it and only its own rupees, though the programme may hold those of others. */
async function takeFromProgramme(tx: Tx, actor: Actor, row: typeof donation.$inferSelect): Promise<void> {
  try {
    await moveMoney(tx, actor, {
      key: `take-out:${row.id}`,
      kind: "take_out",
      from: account.programme(row.programmeId),
      to: account.giver(row.organisationId),
      amountPaise: keptPaise(row),
      subjectId: row.id,
      sourceId: row.id,
    });
  } catch (error) {
    if (!isProblem(error) || error.code !== "not_enough_money") throw error;
    throw conflict(
      "Some of this money is already set aside for a student or paid, so it cannot go back.",
      "already_awarded",
    );
  }
}
