import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { id, instant, paise } from "../columns.ts";
import { application } from "./applications.ts";
import { programme } from "./programmes.ts";
import { student } from "./students.ts";

/** The money of a programme that is set aside for one approved application. */
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
    status: text("status", { enum: ["reserved", "in_payment", "paid", "returned", "released"] }).notNull(),
    createdAt: instant("created_at").notNull(),
    paidAt: instant("paid_at"),
  },
  (table) => [
    check("award_amount_check", sql`amount_paise > 0`),
    uniqueIndex("award_application_key").on(table.applicationId),
    index("award_programme_index").on(table.programmeId, table.createdAt),
    index("award_student_index").on(table.studentId),
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
    progress: text("progress", { enum: ["continued", "finished", "paused", "stopped"] }).notNull(),
    text: text("text").notNull(),
    status: text("status", { enum: ["waiting", "shown", "refused"] }).notNull(),
    createdAt: instant("created_at").notNull(),
    readAt: instant("read_at"),
    readBy: uuid("read_by"),
  },
  (table) => [
    uniqueIndex("scholar_note_award_key").on(table.awardId),
    index("scholar_note_status_index").on(table.status, table.createdAt),
  ],
);
