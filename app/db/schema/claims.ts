import { sql } from "drizzle-orm";
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { deletedAt, id, instant, paise, revision } from "../columns.ts";
import { hospitalPartner } from "./hospital-partners.ts";
import { policy } from "./policies.ts";

/** What a customer claims for a treatment. */
export const claim = pgTable(
  "claim",
  {
    id: id(),
    serial: serial("serial").notNull(),
    /** CLM-2026-000123: the year it came and the serial. */
    claimNumber: text("claim_number").notNull(),
    policyId: uuid("policy_id")
      .notNull()
      .references(() => policy.id),
    customerName: text("customer_name").notNull(),
    type: text("type", {
      enum: ["hospitalisation", "surgery", "accident", "maternity", "day_care", "diagnostics"],
    }).notNull(),
    amountPaise: paise("amount_paise").notNull(),
    hospitalId: uuid("hospital_id")
      .notNull()
      .references(() => hospitalPartner.id),
    /** The day of the treatment; before the policy began or after today it is impossible (a fraud input). */
    treatedOn: date("treated_on", { mode: "string" }).notNull(),
    claimedOn: date("claimed_on", { mode: "string" }).notNull(),
    status: text("status", { enum: ["processing", "approved", "rejected"] }).notNull(),
    /** Where the money is to go (T26); the hash finds one account under several names. */
    payeeAccountEncrypted: text("payee_account_encrypted"),
    payeeLastFour: text("payee_last_four"),
    payeeAccountHash: text("payee_account_hash"),
    /** Whose account it is, and at which bank. */
    payeeHolder: text("payee_holder"),
    payeeIfsc: text("payee_ifsc"),
    /** What is paid of it; null until it is approved. */
    approvedPaise: paise("approved_paise"),
    reason: text("reason"),
    decidedBy: uuid("decided_by"),
    decidedAt: instant("decided_at"),
    /** One to five, given by the customer after the decision: the customer satisfaction. */
    rating: smallint("rating"),
    createdAt: instant("created_at").notNull(),
    deletedAt: deletedAt(),
    revision: revision(),
  },
  (table) => [
    check("claim_terms_check", sql`amount_paise > 0 and (rating is null or rating between 1 and 5)`),
    check(
      "claim_approved_check",
      sql`approved_paise is null or (status = 'approved' and approved_paise between 1 and amount_paise)`,
    ),
    check("claim_reason_check", sql`status <> 'rejected' or reason is not null`),
    uniqueIndex("claim_number_key").on(table.claimNumber),
    index("claim_claimed_index").on(table.claimedOn, table.id),
    index("claim_status_index").on(table.status, table.claimedOn, table.id),
    // The live activity reads the last decisions without sorting them.
    index("claim_decided_index").on(table.decidedAt.desc().nullsFirst()).where(sql`decided_at is not null`),
    // By when it is due: so many hours after it came.
    index("claim_due_index").on(table.status, table.createdAt, table.id),
    index("claim_amount_index").on(table.amountPaise, table.id),
    index("claim_policy_index").on(table.policyId),
    index("claim_hospital_index").on(table.hospitalId, table.amountPaise),
    index("claim_payee_index").on(table.payeeAccountHash).where(sql`payee_account_hash is not null`),
    index("claim_search_index").using("gin", sql`lower(${table.customerName}) gin_trgm_ops`),
  ],
);

/**
 * Claims that are not deleted, by Indian day and their status now: how many came on the day, how many were decided
 * on it, and how those were rated. Kept by a trigger (insurance-speed-rules migration).
 */
export const claimDay = pgTable(
  "claim_day",
  {
    day: date("day", { mode: "string" }).notNull(),
    status: text("status", { enum: ["processing", "approved", "rejected"] }).notNull(),
    opened: integer("opened").notNull(),
    decided: integer("decided").notNull(),
    ratings: integer("ratings").notNull(),
    ratingSum: integer("rating_sum").notNull(),
  },
  (table) => [primaryKey({ name: "claim_day_pkey", columns: [table.day, table.status] })],
);
