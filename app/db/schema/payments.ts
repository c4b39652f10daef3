import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, serial, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { id, instant, paise } from "../columns.ts";
import { appUser } from "./users.ts";

/** Something to be paid once: a registration's fee, a donation. */
export const paymentOrder = pgTable(
  "payment_order",
  {
    id: id(),
    serial: serial("serial").notNull(),
    /** "registration", "donation" … The room of that name settles it. */
    purpose: text("purpose").notNull(),
    /** The registration or donation it pays for. */
    subjectId: uuid("subject_id").notNull(),
    /** Who opened it; null for somebody without an account. */
    payerUserId: uuid("payer_user_id").references(() => appUser.id),
    amountPaise: paise("amount_paise").notNull(),
    currency: text("currency").notNull(),
    gateway: text("gateway", { enum: ["sandbox", "razorpay"] }).notNull(),
    /** Null until the gateway knows of it. */
    gatewayOrderId: text("gateway_order_id"),
    gatewayPaymentId: text("gateway_payment_id"),
    status: text("status", { enum: ["created", "paid", "failed", "refunded"] }).notNull(),
    /** Payments that failed at the gateway. */
    attempts: integer("attempts").notNull().default(0),
    refundedPaise: paise("refunded_paise").notNull().default(0),
    /** What the gateway kept, without and as GST; null until it has said so. */
    feePaise: paise("fee_paise"),
    feeTaxPaise: paise("fee_tax_paise"),
    receiptNumber: text("receipt_number"),
    /** When the gateway was last asked what became of it; null when somebody was sent there since. */
    askedAt: instant("asked_at"),
    createdAt: instant("created_at").notNull(),
    paidAt: instant("paid_at"),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    index("payment_order_payer_user_id_index").on(table.payerUserId).where(sql`payer_user_id is not null`),
    check("payment_order_amount_check", sql`amount_paise > 0 and refunded_paise between 0 and amount_paise`),
    check("payment_order_fee_check", sql`fee_paise >= 0 and fee_tax_paise >= 0`),
    // Two open orders for one thing would let it be paid twice.
    uniqueIndex("payment_order_subject_key").on(table.purpose, table.subjectId),
    uniqueIndex("payment_order_gateway_key").on(table.gateway, table.gatewayOrderId),
    uniqueIndex("payment_order_receipt_key").on(table.receiptNumber),
    index("payment_order_payment_index").on(table.gateway, table.gatewayPaymentId),
    index("payment_order_status_index").on(table.status, table.createdAt),
  ],
);

/** What the gateway said, each thing once: the second time is a replay. */
export const paymentEvent = pgTable(
  "payment_event",
  {
    id: id(),
    gateway: text("gateway", { enum: ["sandbox", "razorpay"] }).notNull(),
    gatewayEventId: text("gateway_event_id").notNull(),
    orderId: uuid("order_id").references(() => paymentOrder.id),
    kind: text("kind", { enum: ["paid", "failed", "refunded"] }).notNull(),
    gatewayPaymentId: text("gateway_payment_id").notNull(),
    amountPaise: paise("amount_paise").notNull(),
    /** What came of it: "applied", or why it changed nothing. */
    outcome: text("outcome", {
      enum: ["applied", "unchanged", "unknown_order", "wrong_amount", "paid_twice", "not_captured"],
    }).notNull(),
    receivedAt: instant("received_at").notNull(),
  },
  (table) => [
    uniqueIndex("payment_event_gateway_key").on(table.gateway, table.gatewayEventId),
    index("payment_event_order_index").on(table.orderId, table.receivedAt),
    index("payment_event_outcome_index")
      .on(table.outcome)
      .where(sql`outcome in ('unknown_order', 'wrong_amount', 'paid_twice', 'not_captured')`),
  ],
);
