import { sql } from "drizzle-orm";
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { id, instant, paise } from "../columns.ts";
import { insuranceAgent } from "./insurance-agents.ts";
import { policy } from "./policies.ts";

/** A premium as it was paid, or as it failed. */
export const insurancePayment = pgTable(
  "insurance_payment",
  {
    id: id(),
    serial: serial("serial").notNull(),
    /** TXN-20261115-000123: the day and the serial. */
    transactionId: text("transaction_id").notNull(),
    policyId: uuid("policy_id").references(() => policy.id),
    customerName: text("customer_name").notNull(),
    amountPaise: paise("amount_paise").notNull(),
    method: text("method", { enum: ["upi", "card", "net_banking", "cash"] }).notNull(),
    status: text("status", { enum: ["success", "failed"] }).notNull(),
    paidOn: date("paid_on", { mode: "string" }).notNull(),
    agentNumber: integer("agent_number")
      .notNull()
      .references(() => insuranceAgent.number),
    refundedPaise: paise("refunded_paise").notNull().default(0),
  },
  (table) => [
    index("insurance_payment_agent_number_index").on(table.agentNumber),
    check(
      "insurance_payment_amount_check",
      sql`amount_paise > 0 and refunded_paise between 0 and amount_paise and (refunded_paise = 0 or status = 'success')`,
    ),
    uniqueIndex("insurance_payment_transaction_key").on(table.transactionId),
    index("insurance_payment_paid_index").on(table.paidOn, table.id),
    index("insurance_payment_amount_index").on(table.amountPaise, table.id),
    index("insurance_payment_serial_index").on(table.serial),
    index("insurance_payment_policy_index").on(table.policyId),
    index("insurance_payment_failed_index").on(table.paidOn, table.id).where(sql`status = 'failed'`),
    index("insurance_payment_refunded_index").on(table.paidOn, table.id).where(sql`refunded_paise > 0`),
    index("insurance_payment_search_index").using("gin", sql`lower(${table.customerName}) gin_trgm_ops`),
  ],
);

/** Payments by day, status and method, kept by a trigger: revenue is a sum over these. */
export const insurancePaymentDay = pgTable(
  "insurance_payment_day",
  {
    paidOn: date("paid_on", { mode: "string" }).notNull(),
    status: text("status", { enum: ["success", "failed"] }).notNull(),
    method: text("method", { enum: ["upi", "card", "net_banking", "cash"] }).notNull(),
    payments: integer("payments").notNull(),
    amountPaise: paise("amount_paise").notNull(),
    refundedPaise: paise("refunded_paise").notNull(),
  },
  (table) => [
    primaryKey({ name: "insurance_payment_day_pkey", columns: [table.paidOn, table.status, table.method] }),
  ],
);

/** Money on its way back: one person asks, another one decides (T16). */
export const insuranceRefund = pgTable(
  "insurance_refund",
  {
    id: id(),
    paymentId: uuid("payment_id")
      .notNull()
      .references(() => insurancePayment.id),
    amountPaise: paise("amount_paise").notNull(),
    reason: text("reason").notNull(),
    status: text("status", { enum: ["requested", "approved", "declined"] }).notNull(),
    requestedBy: uuid("requested_by").notNull(),
    requestedAt: instant("requested_at").notNull(),
    decidedBy: uuid("decided_by"),
    decidedAt: instant("decided_at"),
  },
  (table) => [
    check("insurance_refund_amount_check", sql`amount_paise > 0`),
    check("insurance_refund_second_check", sql`decided_by is null or decided_by <> requested_by`),
    uniqueIndex("insurance_refund_open_key").on(table.paymentId).where(sql`status = 'requested'`),
    index("insurance_refund_payment_index").on(table.paymentId, table.requestedAt),
  ],
);
