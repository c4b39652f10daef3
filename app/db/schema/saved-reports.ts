import { date, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { id, instant } from "../columns.ts";
import { institute } from "./institutes.ts";
import { scholarship } from "./scholarships.ts";
import { appUser } from "./users.ts";

/** A report somebody of the admin desk keeps, and may have sent to them. Its figures are never stored. */
export const savedReport = pgTable(
  "saved_report",
  {
    id: id(),
    name: text("name").notNull(),
    subject: text("subject", {
      enum: [
        "applications",
        "decision_time",
        "awards",
        "payouts",
        "donations",
        "institutes",
        "languages",
        "application_stops",
        "registration_stops",
        "policies",
        "revenue",
        "claims",
        "agents",
        "enquiries",
      ],
    }).notNull(),
    /** Narrowed to one scholarship or one institute; null: all. */
    scholarshipId: uuid("scholarship_id").references(() => scholarship.id),
    instituteId: uuid("institute_id").references(() => institute.id),
    /** A period that moves with the calendar, or "custom" with its two days. */
    period: text("period", {
      enum: ["this_month", "last_month", "last_90_days", "this_year", "custom"],
    }).notNull(),
    fromDay: date("from_day", { mode: "string" }),
    toDay: date("to_day", { mode: "string" }),
    schedule: text("schedule", { enum: ["never", "daily", "weekly", "monthly"] }).notNull(),
    /** Who keeps it. To whom it goes: saved_report_reader. */
    createdBy: uuid("created_by")
      .notNull()
      .references(() => appUser.id),
    createdAt: instant("created_at").notNull(),
    /** The Indian day of the last mail: one a day at most, whatever runs twice. */
    sentOn: date("sent_on", { mode: "string" }),
    deletedAt: instant("deleted_at"),
    revision: integer("revision").notNull().default(1),
  },
  (table) => [
    index("saved_report_created_by_index").on(table.createdBy),
    index("saved_report_created_index").on(table.createdAt, table.id),
    index("saved_report_scholarship_index").on(table.scholarshipId),
    index("saved_report_institute_index").on(table.instituteId),
  ],
);

/** Whom a report is mailed to, while they hold the right to read it and have not ended it. */
export const savedReportReader = pgTable(
  "saved_report_reader",
  {
    reportId: uuid("report_id")
      .notNull()
      .references(() => savedReport.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => appUser.id),
    /** They no longer wish it. */
    endedAt: instant("ended_at"),
  },
  (table) => [
    primaryKey({ name: "saved_report_reader_pkey", columns: [table.reportId, table.userId] }),
    index("saved_report_reader_user_index").on(table.userId),
  ],
);
