import { eq } from "drizzle-orm";
import type { GatewayFee } from "#app/adapters/payments/payment-gateway.ts";
import { financialYear, now } from "#app/core/clock.ts";
import { publicNumber } from "#app/core/id.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import { systemActor } from "#app/core/portals/permissions.ts";
import { next } from "#app/core/state-machine.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { donation } from "#app/db/schema/donations.ts";
import { programme } from "#app/db/schema/programmes.ts";
import { account } from "#app/features/ledger/ledger.ts";
import { bookGatewayFee } from "#app/features/ledger/server/book-gateway-fee.server.ts";
import { moveMoney } from "#app/features/ledger/server/move-money.server.ts";
import { postTransaction } from "#app/features/ledger/server/post-transaction.server.ts";
import type { PaymentRefund } from "#app/features/payments/server/record-payment-event.server.ts";
import { donationMachine } from "../../donation-status.ts";
import { followLedger } from "../follow-ledger.server.ts";
import { openFundedScholarship } from "../programmes/open-funded-scholarship.server.ts";
import { returnDonation } from "../refunds/return-donation.server.ts";
import { tellGivers } from "../tell-givers.server.ts";

export interface PaidOrder {
  readonly subjectId: string;
  readonly status: string;
  readonly receiptNumber: string | null;
  readonly fee?: GatewayFee | null;
  readonly isFeeReturned?: boolean;
}

type DonationRow = typeof donation.$inferSelect;

/** What the gateway proved, booked in its own transaction: received, placed, numbered; given back; its fee. */
export async function settleDonation(tx: Tx, order: PaidOrder, refund?: PaymentRefund): Promise<void> {
  const [row] = await tx.select().from(donation).where(eq(donation.id, order.subjectId)).for("update");
  if (!row) throw new Error("A payment came for a donation that is not there");
  const isWaited = row.status === "pledged" || row.status === "cancelled";
  if (order.status === "paid" && isWaited) await receive(tx, row, order);
  if (refund) await returnDonation(tx, row, refund);
  await bookGatewayFee(tx, order);
}

async function receive(tx: Tx, row: DonationRow, order: PaidOrder): Promise<void> {
  const status = next(donationMachine, row.status, "pay", systemActor);
  const receiptNumber = publicNumber("DR", financialYear(), row.serial);
  await tx
    .update(donation)
    .set({ status, paidAt: now(), receiptNumber, paymentReference: order.receiptNumber })
    .where(eq(donation.id, row.id));
  const { id, amountPaise } = row;
  await postTransaction(tx, systemActor, {
    key: `donation:${id}`,
    kind: "donation",
    subjectId: id,
    reference: order.receiptNumber,
    lines: [
      { account: account.bank, amountPaise, sourceId: id },
      { account: account.giver(row.organisationId), amountPaise: -amountPaise, sourceId: id },
    ],
  });
  await moveMoney(tx, systemActor, {
    key: `placement:${id}`,
    kind: "placement",
    from: account.giver(row.organisationId),
    to: account.programme(row.programmeId),
    amountPaise,
    subjectId: id,
    sourceId: id,
  });
  await followLedger(tx, row.programmeId);
  await openFundedScholarship(tx, row.programmeId);
  await writeAudit(tx, {
    chain: `donation:${id}`,
    actor: systemActor,
    event: "donation.pay",
    from: row.status,
    to: status,
    details: { receiptNumber },
  });
  const [target] = await tx
    .select({ title: programme.title })
    .from(programme)
    .where(eq(programme.id, row.programmeId));
  await tellGivers(tx, row.organisationId, "donationReceipts", {
    type: "success",
    title: "Donation received",
    message: `${formatMoney(paise(amountPaise))} for ${target?.title ?? "your program"}. Receipt ${receiptNumber} is ready.`,
    link: (at) => at.donation(id),
    dedupeKey: `donation:${id}:paid`,
  });
}
