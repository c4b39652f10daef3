import { sql } from "drizzle-orm";
import { check, index, pgTable, serial, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { id, instant, paise } from "../columns.ts";
import { organisation } from "./organisations.ts";
import { programme } from "./programmes.ts";
import { appUser } from "./users.ts";

/** Money given once: of a donor by the gateway, of a company by transfer. The ledger calls its id a source. */
export const donation = pgTable(
  "donation",
  {
    id: id(),
    serial: serial("serial").notNull(),
    organisationId: uuid("organisation_id")
      .notNull()
      .references(() => organisation.id),
    programmeId: uuid("programme_id")
      .notNull()
      .references(() => programme.id),
    amountPaise: paise("amount_paise").notNull(),
    /** What went back to the giver so far. */
    refundedPaise: paise("refunded_paise").notNull().default(0),
    status: text("status", {
      enum: ["pledged", "active", "completed", "cancelled", "refunding", "refunded"],
    }).notNull(),
    mode: text("mode", { enum: ["electronic", "transfer"] }).notNull(),
    /** As it was when it was given: what stands on the receipt and in the statement. */
    donorName: text("donor_name").notNull(),
    donorAddress: text("donor_address"),
    panEncrypted: text("pan_encrypted"),
    /** The form's own key: pressed twice it is pledged once (T38). */
    formKey: text("form_key").notNull(),
    createdBy: uuid("created_by").references(() => appUser.id),
    createdAt: instant("created_at").notNull(),
    paidAt: instant("paid_at"),
    completedAt: instant("completed_at"),
    receiptNumber: text("receipt_number"),
    paymentReference: text("payment_reference"),
  },
  (table) => [
    index("donation_created_by_index").on(table.createdBy),
    check("donation_amount_check", sql`amount_paise > 0 and refunded_paise between 0 and amount_paise`),
    uniqueIndex("donation_serial_key").on(table.serial),
    uniqueIndex("donation_form_key").on(table.organisationId, table.formKey),
    uniqueIndex("donation_receipt_key").on(table.receiptNumber),
    index("donation_organisation_index").on(table.organisationId, table.createdAt, table.id),
    index("donation_programme_index").on(table.programmeId),
  ],
);
