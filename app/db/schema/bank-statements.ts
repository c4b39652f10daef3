import { sql } from "drizzle-orm";
import { check, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { id, instant, paise } from "../columns.ts";
import { ledgerEntry } from "./ledger.ts";
import { appUser } from "./users.ts";

const day = (name: string) => date(name, { mode: "string" });
const bankAccounts = ["bank", "insurance_bank"] as const;

/** How one bank writes its statement: which column is what. Saved by its first file, used for the next ones. */
export const bankFormat = pgTable(
  "bank_format",
  {
    id: id(),
    /** "State Bank of India, current account" */
    name: text("name").notNull(),
    columns: jsonb("columns").$type<Record<string, string>>().notNull(),
    savedBy: uuid("saved_by").references(() => appUser.id),
    savedAt: instant("saved_at").notNull(),
  },
  (table) => [
    uniqueIndex("bank_format_name_key").on(sql`lower(name)`),
    index("bank_format_saved_by_index").on(table.savedBy),
  ],
);

/** A statement of our bank that was read in; the same file again changes nothing. */
export const bankStatement = pgTable(
  "bank_statement",
  {
    id: id(),
    /** Which of our accounts, as the ledger calls it. */
    account: text("account", { enum: bankAccounts }).notNull(),
    formatId: uuid("format_id")
      .notNull()
      .references(() => bankFormat.id),
    fileName: text("file_name").notNull(),
    digest: text("digest").notNull(),
    firstDay: day("first_day").notNull(),
    lastDay: day("last_day").notNull(),
    /** Lines of the file, and how many of them no earlier file had. */
    lines: integer("lines").notNull(),
    newLines: integer("new_lines").notNull(),
    importedBy: uuid("imported_by").references(() => appUser.id),
    importedAt: instant("imported_at").notNull(),
  },
  (table) => [
    uniqueIndex("bank_statement_digest_key").on(table.account, table.digest),
    index("bank_statement_format_index").on(table.formatId),
    index("bank_statement_imported_by_index").on(table.importedBy),
  ],
);

/** A line of the bank. It is settled when entries of the books explain it to the paisa, or somebody wrote why not. */
export const bankLine = pgTable(
  "bank_line",
  {
    id: id(),
    statementId: uuid("statement_id")
      .notNull()
      .references(() => bankStatement.id),
    account: text("account", { enum: bankAccounts }).notNull(),
    /** Its place in the file, in the order of time. */
    place: integer("place").notNull(),
    day: day("day").notNull(),
    words: text("words").notNull(),
    reference: text("reference"),
    /** What came in is above zero. */
    amountPaise: paise("amount_paise").notNull(),
    /** What the bank says it holds after it. */
    balancePaise: paise("balance_paise"),
    /** Of its content: the same line in two files that overlap is one. */
    fingerprint: text("fingerprint").notNull(),
    state: text("state", { enum: ["open", "matched", "noted"] }).notNull(),
    note: text("note"),
    settledBy: uuid("settled_by").references(() => appUser.id),
    settledAt: instant("settled_at"),
  },
  (table) => [
    check("bank_line_amount_check", sql`amount_paise <> 0`),
    check("bank_line_note_check", sql`(state = 'noted') = (note is not null)`),
    uniqueIndex("bank_line_fingerprint_key").on(table.account, table.fingerprint),
    index("bank_line_statement_index").on(table.statementId),
    index("bank_line_day_index").on(table.account, table.day, table.id),
    index("bank_line_settled_by_index").on(table.settledBy),
  ],
);

/** An entry of the books and the line of the bank it belongs to: each entry to one line at most. */
export const bankMatch = pgTable(
  "bank_match",
  {
    entryId: uuid("entry_id")
      .primaryKey()
      .references(() => ledgerEntry.id),
    lineId: uuid("line_id")
      .notNull()
      .references(() => bankLine.id),
    matchedAt: instant("matched_at").notNull(),
  },
  (table) => [index("bank_match_line_index").on(table.lineId)],
);
