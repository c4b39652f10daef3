import { sql } from "drizzle-orm";
import { check, date, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { id, instant, paise } from "../columns.ts";
import { application } from "./applications.ts";
import { document } from "./documents.ts";
import { programme } from "./programmes.ts";
import { student } from "./students.ts";

/** What one approved application was given, from the decision to the money (award-status.ts of the awards room). */
export const award = pgTable(
  "award",
  {
    id: id(),
    applicationId: uuid("application_id")
      .notNull()
      .references(() => application.id),
    studentId: uuid("student_id")
      .notNull()
      .references(() => student.id),
    programmeId: uuid("programme_id")
      .notNull()
      .references(() => programme.id),
    amountPaise: paise("amount_paise").notNull(),
    status: text("status", {
      enum: ["waiting", "offered", "accepted", "in_payment", "paid", "returned", "released"],
    }).notNull(),
    createdAt: instant("created_at").notNull(),
    /** Since when it stands where it stands. */
    statusAt: instant("status_at"),
    /** The last day on which the student can accept it, in India. */
    acceptBy: date("accept_by", { mode: "string" }),
    acceptedAt: instant("accepted_at"),
    paidAt: instant("paid_at"),
  },
  (table) => [
    check("award_amount_check", sql`amount_paise > 0`),
    uniqueIndex("award_application_key").on(table.applicationId),
    index("award_programme_index").on(table.programmeId, table.createdAt),
    index("award_student_index").on(table.studentId),
    index("award_status_index").on(table.status, table.statusAt),
  ],
);

/** An institute pays by itself and writes it down here; the student says whether it is so. */
export const outsidePayment = pgTable(
  "outside_payment",
  {
    id: id(),
    awardId: uuid("award_id")
      .notNull()
      .references(() => award.id),
    amountPaise: paise("amount_paise").notNull(),
    /** YYYY-MM-DD, as on the institute's bank statement. */
    paidOn: date("paid_on", { mode: "string" }).notNull(),
    reference: text("reference").notNull(),
    /** The proof: a receipt or a page of the statement. */
    documentId: uuid("document_id").references(() => document.id),
    status: text("status", { enum: ["recorded", "confirmed", "disputed", "taken_back"] }).notNull(),
    recordedBy: uuid("recorded_by"),
    recordedAt: instant("recorded_at").notNull(),
    /** When the student, or the days without a word, answered. */
    answeredAt: instant("answered_at"),
    /** What the student wrote when it was not so. */
    dispute: text("dispute"),
  },
  (table) => [
    index("outside_payment_document_id_index").on(table.documentId),
    index("outside_payment_award_id_index").on(table.awardId),
    check("outside_payment_amount_check", sql`amount_paise > 0`),
    // One that stands at a time: the next is written when the one before is taken back.
    uniqueIndex("outside_payment_award_key").on(table.awardId).where(sql`status <> 'taken_back'`),
    index("outside_payment_status_index").on(table.status, table.recordedAt),
  ],
);

/** Another bank account for an award: proved by OTP and passbook; a name that differs waits for the desk. */
export const accountChange = pgTable(
  "account_change",
  {
    id: id(),
    awardId: uuid("award_id")
      .notNull()
      .references(() => award.id),
    /** T26: bound to this row. */
    accountEncrypted: text("account_encrypted").notNull(),
    accountLastFour: text("account_last_four").notNull(),
    ifsc: text("ifsc").notNull(),
    /** As the passbook says it. */
    holderEncrypted: text("holder_encrypted").notNull(),
    passbookId: uuid("passbook_id").references(() => document.id),
    status: text("status", { enum: ["waiting", "taken", "refused"] }).notNull(),
    createdAt: instant("created_at").notNull(),
    decidedAt: instant("decided_at"),
    decidedBy: uuid("decided_by"),
    reason: text("reason"),
  },
  (table) => [
    index("account_change_passbook_id_index").on(table.passbookId),
    uniqueIndex("account_change_open_key").on(table.awardId).where(sql`status = 'waiting'`),
    index("account_change_award_index").on(table.awardId, table.createdAt),
  ],
);

/** What a supported student tells the giver: read by the desk first, shown without a name (T14). */
export const scholarNote = pgTable(
  "scholar_note",
  {
    id: id(),
    awardId: uuid("award_id")
      .notNull()
      .references(() => award.id),
    studentId: uuid("student_id")
      .notNull()
      .references(() => student.id),
    /** How the studies go. */
    progress: text("progress", { enum: ["same", "continued", "finished", "paused", "stopped"] }).notNull(),
    text: text("text").notNull(),
    status: text("status", { enum: ["waiting", "shown", "refused"] }).notNull(),
    createdAt: instant("created_at").notNull(),
    readAt: instant("read_at"),
    readBy: uuid("read_by"),
  },
  (table) => [
    index("scholar_note_student_id_index").on(table.studentId),
    uniqueIndex("scholar_note_award_key").on(table.awardId),
    index("scholar_note_status_index").on(table.status, table.createdAt),
  ],
);
