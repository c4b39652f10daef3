import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { id, instant, paise } from "../columns.ts";

/**
 * An account of the one ledger. Debits are positive, credits negative: what is held for somebody is a credit.
 * A guarded account keeps its balance, and the database refuses to let it be overdrawn (above zero).
 */
export const ledgerAccount = pgTable(
  "ledger_account",
  {
    id: id(),
    kind: text("kind", {
      enum: [
        "bank",
        "giver",
        "programme",
        "award",
        "payout",
        "fee",
        "fee_tax",
        "bank_charge",
        "interest",
        "operator",
        "grant",
        "overhead",
        "outside",
        "outside_paid",
        "insurance_bank",
        "premium",
        "claim_cost",
        "claim",
      ],
    }).notNull(),
    /** The organisation, programme, award or payout it belongs to; null for the platform's own. */
    ownerId: uuid("owner_id"),
    isGuarded: boolean("is_guarded").notNull(),
    /** Kept by a trigger for guarded accounts only: one hot row must not make every payment wait. */
    balancePaise: paise("balance_paise").notNull().default(0),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("ledger_account_owner_key").on(
      table.kind,
      sql`coalesce(owner_id, '00000000-0000-0000-0000-000000000000'::uuid)`,
    ),
    check("ledger_account_overdrawn_check", sql`not is_guarded or balance_paise <= 0`),
  ],
);

/** Written once and never changed: a mistake is reversed by another transaction. */
export const ledgerTransaction = pgTable(
  "ledger_transaction",
  {
    id: id(),
    serial: serial("serial").notNull(),
    /** "donation:<id>": the same thing is posted once. */
    key: text("key").notNull(),
    kind: text("kind").notNull(),
    /** What it is about, for reading: the donation, award, payout … */
    subjectId: uuid("subject_id"),
    reversesId: uuid("reverses_id").references((): AnyPgColumn => ledgerTransaction.id),
    /** The bank's or gateway's reference. */
    reference: text("reference"),
    /** Whatever comes later under this transaction is refused. */
    entryCount: integer("entry_count").notNull(),
    actorRole: text("actor_role").notNull(),
    actorId: uuid("actor_id"),
    postedAt: instant("posted_at").notNull(),
  },
  (table) => [
    uniqueIndex("ledger_transaction_key").on(table.key),
    uniqueIndex("ledger_transaction_serial_key").on(table.serial),
    uniqueIndex("ledger_transaction_reverses_key").on(table.reversesId),
    index("ledger_transaction_subject_index").on(table.subjectId),
    index("ledger_transaction_posted_index").on(table.postedAt),
    check("ledger_transaction_entries_check", sql`entry_count >= 2`),
  ],
);

export const ledgerEntry = pgTable(
  "ledger_entry",
  {
    id: id(),
    transactionId: uuid("transaction_id")
      .notNull()
      .references(() => ledgerTransaction.id),
    accountId: uuid("account_id")
      .notNull()
      .references(() => ledgerAccount.id),
    /** Debit above zero, credit below. */
    amountPaise: paise("amount_paise").notNull(),
    /** Whose rupees these are (donation.id): they keep it on the whole way, so that it can be followed. */
    sourceId: uuid("source_id"),
    postedAt: instant("posted_at").notNull(),
  },
  (table) => [
    check("ledger_entry_amount_check", sql`amount_paise <> 0`),
    index("ledger_entry_transaction_index").on(table.transactionId),
    index("ledger_entry_account_index").on(table.accountId, table.postedAt),
    index("ledger_entry_source_index").on(table.sourceId, table.accountId),
  ],
);

/** The daily proof that nothing was lost or made. */
export const trialBalance = pgTable("trial_balance", {
  /** YYYY-MM-DD in India. */
  day: date("day", { mode: "string" }).primaryKey(),
  transactions: integer("transactions").notNull(),
  debitPaise: paise("debit_paise").notNull(),
  creditPaise: paise("credit_paise").notNull(),
  /** Transactions and kept balances that do not add up; always 0. */
  faults: integer("faults").notNull(),
  /** Kind of account → its balance. */
  balances: jsonb("balances").$type<Record<string, number>>().notNull(),
  madeAt: instant("made_at").notNull(),
});
