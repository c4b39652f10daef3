import { eq } from "drizzle-orm";
import { isProblem } from "#app/core/errors.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import { systemActor } from "#app/core/permissions.ts";
import { next } from "#app/core/state-machine.ts";
import { writeAudit } from "#app/db/audit.server.ts";
import { inTransaction, type Tx } from "#app/db/client.server.ts";
import { donation } from "#app/db/schema/donations.ts";
import { donationNumber } from "../donation-number.ts";
import { donationMachine } from "../donation-status.ts";
import { account } from "../ledger.ts";
import { followLedger } from "./follow-ledger.server.ts";
import { postTransaction } from "./post-transaction.server.ts";
import { reverseTransaction } from "./reverse-transaction.server.ts";
import { tellGivers } from "./tell-givers.server.ts";

type DonationRow = typeof donation.$inferSelect;

/** The gateway has sent a donation back to its giver: the books follow what has happened. */
export async function returnDonation(tx: Tx, row: DonationRow): Promise<void> {
  if (row.status === "refunded" || row.status === "pledged" || row.status === "cancelled") return;
  const status = next(donationMachine, row.status, "refund", systemActor);
  const isMirrored = await mirror(row);
  if (!isMirrored) await letOperatorPay(tx, row);
  await followLedger(tx, row.programmeId);
  await tx.update(donation).set({ status }).where(eq(donation.id, row.id));
  await writeAudit(tx, {
    chain: `donation:${row.id}`,
    actor: systemActor,
    event: "donation.refund",
    from: row.status,
    to: status,
    details: { paidBy: isMirrored ? "programme" : "operator" },
  });
  await tellGivers(tx, row.organisationId, "donationReceipts", {
    type: "info",
    title: "Donation returned",
    message: `${formatMoney(paise(row.amountPaise))} of ${donationNumber(row)} went back to the account it came from. Its receipt no longer holds.`,
    link: (at) => at.donation(row.id),
    dedupeKey: `donation:${row.id}:refunded`,
  });
}

/** The mirror image of its two bookings; false where its rupees already belong to a student. */
async function mirror(row: DonationRow): Promise<boolean> {
  try {
    await inTransaction(async (part) => {
      await reverseTransaction(part, systemActor, `placement:${row.id}`);
      await reverseTransaction(part, systemActor, `donation:${row.id}`);
    });
    return true;
  } catch (error) {
    if (!isProblem(error) || error.code !== "not_enough_money") throw error;
    return false;
  }
}

/** Sent back at the gateway's own desk after students had it: they keep it, and the operator owes the bank. */
async function letOperatorPay(tx: Tx, row: DonationRow): Promise<void> {
  await postTransaction(tx, systemActor, {
    key: `refund-by-operator:${row.id}`,
    kind: "refund_by_operator",
    subjectId: row.id,
    lines: [
      { account: account.operator, amountPaise: row.amountPaise, sourceId: null },
      { account: account.bank, amountPaise: -row.amountPaise, sourceId: null },
    ],
  });
}
