import { eq } from "drizzle-orm";
import { formatMoney, paise } from "#app/core/money.ts";
import { systemActor } from "#app/core/portals/permissions.ts";
import { next } from "#app/core/state-machine.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { donation } from "#app/db/schema/donations.ts";
import { tellDesk } from "#app/features/notifications/server/tell-desk.server.ts";
import type { PaymentRefund } from "#app/features/payments/server/record-payment-event.server.ts";
import { donationNumber } from "../../donation-number.ts";
import { keptPaise } from "../../donation-refund.ts";
import { donationMachine } from "../../donation-status.ts";
import { givingPermissions } from "../../giving-permissions.ts";
import { followLedger } from "../follow-ledger.server.ts";
import { tellGivers } from "../tell-givers.server.ts";
import { bookRefund } from "./book-refund.server.ts";

type DonationRow = typeof donation.$inferSelect;

/** The gateway has sent a donation, or a part of it, back to its giver: the books follow what has happened. */
export async function returnDonation(tx: Tx, row: DonationRow, refund: PaymentRefund): Promise<void> {
  if (row.status === "refunded" || row.status === "pledged" || row.status === "cancelled") return;
  const refundedPaise = row.refundedPaise + refund.amountPaise;
  const isWhole = refundedPaise === row.amountPaise;
  const status = isWhole ? next(donationMachine, row.status, "refund", systemActor) : row.status;
  // Before it is booked: a donation that went back is not closed as one that reached students.
  await tx
    .update(donation)
    .set({ refundedPaise, ...(isWhole && { status }) })
    .where(eq(donation.id, row.id));
  const byOperator = await bookRefund(tx, row, refund);
  await followLedger(tx, row.programmeId);
  await writeAudit(tx, {
    chain: `donation:${row.id}`,
    actor: systemActor,
    event: isWhole ? "donation.refund" : "donation.refund_part",
    from: row.status,
    to: status,
    details: { refund: refund.id, amountPaise: refund.amountPaise, byOperatorPaise: byOperator },
  });
  if (byOperator > 0) await raiseAtDesk(tx, row, refund, byOperator);
  await tellGivers(tx, row.organisationId, "donationReceipts", {
    type: "info",
    title: isWhole ? "Donation returned" : "Part of a donation returned",
    message: wordsFor({ ...row, refundedPaise }, refund),
    link: (at) => at.donation(row.id),
    dedupeKey: `donation:${row.id}:refund:${refund.id}`,
  });
}

function wordsFor(row: DonationRow, { amountPaise }: PaymentRefund): string {
  const kept = keptPaise(row);
  const went = `${formatMoney(paise(amountPaise))} of ${donationNumber(row)} went back to the account it came from.`;
  return kept === 0
    ? `${went} Its receipt no longer holds.`
    : `${went} ${formatMoney(paise(kept))} stays given: take the receipt anew, it states that sum.`;
}

/** It cannot be refused, it has happened: students keep what they were promised, and somebody must pay it in. */
async function raiseAtDesk(tx: Tx, row: DonationRow, refund: PaymentRefund, owed: number): Promise<void> {
  await tellDesk(tx, givingPermissions.right("giving.refund"), {
    type: "warning",
    title: "A refund of money that students already have",
    message: `The gateway sent back ${formatMoney(paise(refund.amountPaise))} of ${donationNumber(row)}. ${formatMoney(paise(owed))} of it is promised or paid: the operator owes it to the bank.`,
    link: `/admin/donations/${row.id}`,
    dedupeKey: `donation:${row.id}:refund-by-operator:${refund.id}`,
  });
}
