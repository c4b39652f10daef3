import { sql } from "drizzle-orm";
import { check, date, index, pgTable, serial, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { id, instant, paise } from "../columns.ts";
import { claim } from "./claims.ts";

/** Approved claims that go to the bank together: one person prepares, another one sends (T16). */
export const claimPaymentBatch = pgTable(
  "claim_payment_batch",
  {
    id: id(),
    serial: serial("serial").notNull(),
    status: text("status", { enum: ["prepared", "sent", "settled", "cancelled"] }).notNull(),
    preparedBy: uuid("prepared_by").notNull(),
    preparedAt: instant("prepared_at").notNull(),
    sentBy: uuid("sent_by"),
    sentAt: instant("sent_at"),
  },
  (table) => [
    check(
      "claim_payment_batch_two_people",
      sql`status not in ('sent', 'settled') or (sent_by is not null and sent_by <> prepared_by)`,
    ),
    index("claim_payment_batch_prepared_index").on(table.preparedAt, table.id),
  ],
);

/** One way of a claim's money to its customer; sent back by the bank, a second one is made. */
export const claimPayment = pgTable(
  "claim_payment",
  {
    id: id(),
    batchId: uuid("batch_id")
      .notNull()
      .references(() => claimPaymentBatch.id),
    claimId: uuid("claim_id")
      .notNull()
      .references(() => claim.id),
    amountPaise: paise("amount_paise").notNull(),
    status: text("status", { enum: ["prepared", "sent", "paid", "returned", "cancelled"] }).notNull(),
    /** The bank's reference (UTR), and the day it names. */
    reference: text("reference"),
    paidOn: date("paid_on", { mode: "string" }),
    /** Why the bank sent it back. */
    reason: text("reason"),
    settledBy: uuid("settled_by"),
    settledAt: instant("settled_at"),
  },
  (table) => [
    check("claim_payment_amount_check", sql`amount_paise > 0`),
    check(
      "claim_payment_paid_check",
      sql`(status <> 'paid' or (reference is not null and paid_on is not null)) and (status <> 'returned' or reason is not null)`,
    ),
    uniqueIndex("claim_payment_open_key")
      .on(table.claimId)
      .where(sql`status in ('prepared', 'sent', 'paid')`),
    uniqueIndex("claim_payment_reference_key").on(table.reference).where(sql`reference is not null`),
    index("claim_payment_batch_index").on(table.batchId),
    index("claim_payment_claim_index").on(table.claimId),
  ],
);
