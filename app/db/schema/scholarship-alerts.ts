import { sql } from "drizzle-orm";
import { date, index, integer, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../columns.ts";
import { scholarship } from "./scholarships.ts";
import { student } from "./students.ts";

/** Something to tell a student once: a new match, a saved search's find, a deadline or a change of a saved scholarship. */
export const scholarshipAlert = pgTable(
  "scholarship_alert",
  {
    studentId: uuid("student_id")
      .notNull()
      .references(() => student.id, { onDelete: "cascade" }),
    number: integer("number")
      .notNull()
      .references(() => scholarship.number, { onDelete: "cascade" }),
    kind: text("kind", { enum: ["match", "search", "deadline", "change"] }).notNull(),
    /** The day it is about: the closing day of a deadline, the day of a change, else the day it was published. */
    about: date("about", { mode: "string" }).notNull(),
    /** 14, 7, 3, 1 or 0 of a deadline; -1 otherwise. */
    daysLeft: smallint("days_left").notNull(),
    /** The day whose digest told it. */
    toldOn: date("told_on", { mode: "string" }),
  },
  (table) => [
    index("scholarship_alert_number_index").on(table.number),
    primaryKey({
      name: "scholarship_alert_pkey",
      columns: [table.studentId, table.number, table.kind, table.daysLeft, table.about],
    }),
    index("scholarship_alert_untold_index").on(table.studentId).where(sql`told_on is null`),
  ],
);

/** One message a day at most. */
export const scholarshipDigest = pgTable(
  "scholarship_digest",
  {
    studentId: uuid("student_id")
      .notNull()
      .references(() => student.id, { onDelete: "cascade" }),
    day: date("day", { mode: "string" }).notNull(),
    matches: integer("matches").notNull(),
    deadlines: integer("deadlines").notNull(),
    /** When e-mail and SMS were queued; null until then. */
    queuedAt: instant("queued_at"),
  },
  (table) => [
    primaryKey({ name: "scholarship_digest_pkey", columns: [table.studentId, table.day] }),
    index("scholarship_digest_unqueued_index").on(table.day).where(sql`queued_at is null`),
  ],
);
