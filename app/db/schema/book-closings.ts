import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { id, instant, paise } from "../columns.ts";
import { appUser } from "./users.ts";

/**
 * A month of the books that was closed: from then on the database lets nothing be booked into it. Reopened by two
 * people, the row stays and says so, and the next closing is another row.
 */
export const bookClosing = pgTable(
  "book_closing",
  {
    id: id(),
    /** "2026-10" */
    month: text("month").notNull(),
    /** The month in India's time: from this moment on, and before that one. */
    fromAt: instant("from_at").notNull(),
    untilAt: instant("until_at").notNull(),
    /** What the operator's books said: entries of the month, both sides, and each account at its end. */
    transactions: integer("transactions").notNull(),
    debitPaise: paise("debit_paise").notNull(),
    creditPaise: paise("credit_paise").notNull(),
    balances: jsonb("balances").$type<Record<string, number>>().notNull(),
    closedBy: uuid("closed_by").references(() => appUser.id),
    closedAt: instant("closed_at").notNull(),
    reopenAskedBy: uuid("reopen_asked_by").references(() => appUser.id),
    reopenedBy: uuid("reopened_by").references(() => appUser.id),
    reopenedAt: instant("reopened_at"),
    reopenReason: text("reopen_reason"),
  },
  (table) => [
    uniqueIndex("book_closing_month_key").on(table.month).where(sql`reopened_at is null`),
    index("book_closing_closed_by_index").on(table.closedBy),
    index("book_closing_asked_by_index").on(table.reopenAskedBy),
    index("book_closing_reopened_by_index").on(table.reopenedBy),
    check("book_closing_even_check", sql`debit_paise = credit_paise`),
    // T52: one person alone opens nothing.
    check(
      "book_closing_two_people_check",
      sql`reopened_at is null or (reopened_by is not null and reopen_asked_by is not null and reopened_by <> reopen_asked_by)`,
    ),
  ],
);
