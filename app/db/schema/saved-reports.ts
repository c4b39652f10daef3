import { date, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, instant } from "../columns.ts";
import { appUser } from "./users.ts";

/** A report somebody of the admin desk keeps, and may have sent to them. Its figures are never stored. */
export const savedReport = pgTable(
  "saved_report",
  {
    id: id(),
    name: text("name").notNull(),
    subject: text("subject", { enum: ["policies", "revenue", "claims", "agents", "enquiries"] }).notNull(),
    /** A period that moves with the calendar, or "custom" with its two days. */
    period: text("period", {
      enum: ["this_month", "last_month", "last_90_days", "this_year", "custom"],
    }).notNull(),
    fromDay: date("from_day", { mode: "string" }),
    toDay: date("to_day", { mode: "string" }),
    schedule: text("schedule", { enum: ["never", "daily", "weekly", "monthly"] }).notNull(),
    /** Whose address it goes to. */
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
  ],
);
