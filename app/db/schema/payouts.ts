import { sql } from "drizzle-orm";
import { check, index, pgTable, serial, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { id, instant, paise } from "../columns.ts";
import { award } from "./awards.ts";

/** Payouts that are approved together. */
export const payoutBatch = pgTable(
  "payout_batch",
  {
    id: id(),
    serial: serial("serial").notNull(),
    status: text("status", { enum: ["prepared", "approved", "sent", "settled", "cancelled"] }).notNull(),
    preparedBy: uuid("prepared_by").notNull(),
    preparedAt: instant("prepared_at").notNull(),
    approvedBy: uuid("approved_by"),
    approvedAt: instant("approved_at"),
    sentAt: instant("sent_at"),
    settledAt: instant("settled_at"),
  },
  (table) => [
    uniqueIndex("payout_batch_serial_key").on(table.serial),
    // T16: the one who prepares is not the one who approves.
    check("payout_batch_second_person_check", sql`approved_by is null or approved_by <> prepared_by`),
    check(
      "payout_batch_approved_check",
      sql`status in ('prepared', 'cancelled') or (approved_by is not null and approved_at is not null)`,
    ),
  ],
);

export const payout = pgTable(
  "payout",
  {
    id: id(),
    serial: serial("serial").notNull(),
    batchId: uuid("batch_id")
      .notNull()
      .references(() => payoutBatch.id),
    awardId: uuid("award_id")
      .notNull()
      .references(() => award.id),
    amountPaise: paise("amount_paise").notNull(),
    status: text("status", {
      enum: ["prepared", "approved", "sent", "paid", "returned", "cancelled"],
    }).notNull(),
    /** The bank's reference (UTR). */
    bankReference: text("bank_reference"),
    /** Coded (payout-status.ts). */
    returnReason: text("return_reason"),
    /** The second person took it out of its batch, and wrote why. */
    sentBackReason: text("sent_back_reason"),
    createdAt: instant("created_at").notNull(),
    settledAt: instant("settled_at"),
  },
  (table) => [
    index("payout_award_id_index").on(table.awardId),
    check("payout_amount_check", sql`amount_paise > 0`),
    uniqueIndex("payout_serial_key").on(table.serial),
    uniqueIndex("payout_reference_key").on(table.bankReference),
    // An award is paid once: the next try begins when the one before came back.
    uniqueIndex("payout_award_key").on(table.awardId).where(sql`status not in ('returned', 'cancelled')`),
    index("payout_batch_index").on(table.batchId, table.serial),
  ],
);
