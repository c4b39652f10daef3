import { type SQL, sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
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
import { id, instant } from "../columns.ts";
import { application } from "./applications.ts";
import { appUser, student } from "./identity.ts";
import { scholarship } from "./scholarships.ts";

const texts = (name: string) => text(name).array().notNull().default(sql`'{}'::text[]`);
const money = (name: string) => bigint(name, { mode: "number" });

/** Who gives: a donor or a company. Its id is the organisation_id of the people who sign in for it. */
export const organisation = pgTable(
  "organisation",
  {
    id: id(),
    serial: serial("serial").notNull(),
    kind: text("kind", { enum: ["donor", "csr"] }).notNull(),
    name: text("name").notNull(),
    /** "Corporate Foundation", "Trust/NGO" …: the options of the portal. */
    type: text("type").notNull(),
    /** T26: bound to this row. */
    panEncrypted: text("pan_encrypted"),
    contactEmailEncrypted: text("contact_email_encrypted"),
    /** As it stands on receipts. */
    address: text("address"),
    focusAreas: texts("focus_areas"),
    /** What its portal's settings keep beyond the columns: preferences, and the figures of a company. */
    settings: jsonb("settings").$type<Record<string, unknown>>().notNull().default({}),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [uniqueIndex("organisation_serial_key").on(table.serial)],
);

export interface ProgrammeMilestone {
  readonly title: string;
  /** YYYY-MM-DD */
  readonly dueOn: string;
  readonly doneOn: string | null;
}

/** What money is given for. The general fund has no owner. */
export const programme = pgTable(
  "programme",
  {
    id: id(),
    serial: serial("serial").notNull(),
    /** Null: the platform's own. */
    organisationId: uuid("organisation_id").references(() => organisation.id),
    title: text("title").notNull(),
    description: text("description").notNull().default(""),
    kind: text("kind", { enum: ["general", "scholarship", "project"] }).notNull(),
    scholarshipId: uuid("scholarship_id").references(() => scholarship.id),
    /** What it is planned to cost; what it has is in the ledger. */
    budgetPaise: money("budget_paise").notNull(),
    status: text("status", { enum: ["draft", "active", "completed"] }).notNull(),
    /** Others than its owner may give to it. */
    isOpen: boolean("is_open").notNull().default(false),
    startsOn: date("starts_on", { mode: "string" }),
    endsOn: date("ends_on", { mode: "string" }),
    /** The programme of the year before, where it goes on. */
    renewsId: uuid("renews_id").references((): AnyPgColumn => programme.id),
    /** Of a company: the item of Schedule VII, "ii". */
    scheduleItem: text("schedule_item"),
    isOngoing: boolean("is_ongoing"),
    partnerName: text("partner_name"),
    /** "CSR" and eight digits. */
    partnerCsr1: text("partner_csr1"),
    milestones: jsonb("milestones").$type<ProgrammeMilestone[]>().notNull().default([]),
    states: texts("states"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    check("programme_budget_check", sql`budget_paise >= 0`),
    uniqueIndex("programme_serial_key").on(table.serial),
    uniqueIndex("programme_scholarship_key").on(table.scholarshipId).where(sql`status <> 'completed'`),
    // There is one general fund.
    uniqueIndex("programme_general_key").on(table.kind).where(sql`kind = 'general'`),
    index("programme_organisation_index").on(table.organisationId, table.createdAt),
  ],
);

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
    amountPaise: money("amount_paise").notNull(),
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
    /** What went back to the giver so far. */
    refundedPaise: money("refunded_paise").notNull().default(0),
    receiptNumber: text("receipt_number"),
    paymentReference: text("payment_reference"),
  },
  (table) => [
    check("donation_amount_check", sql`amount_paise > 0 and refunded_paise between 0 and amount_paise`),
    uniqueIndex("donation_serial_key").on(table.serial),
    uniqueIndex("donation_form_key").on(table.organisationId, table.formKey),
    uniqueIndex("donation_receipt_key").on(table.receiptNumber),
    index("donation_organisation_index").on(table.organisationId, table.createdAt, table.id),
    index("donation_programme_index").on(table.programmeId),
  ],
);

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
    amountPaise: money("amount_paise").notNull(),
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

/** Payouts that are approved together. */
export const payoutBatch = pgTable(
  "payout_batch",
  {
    id: id(),
    serial: serial("serial").notNull(),
    status: text("status", { enum: ["prepared", "approved", "sent", "settled", "cancelled"] }).notNull(),
    preparedBy: uuid("prepared_by").notNull(),
    preparedAt: instant("prepared_at").notNull(),
    approvedBy: uuid("approved_by"),
    approvedAt: instant("approved_at"),
    sentAt: instant("sent_at"),
    settledAt: instant("settled_at"),
  },
  (table) => [
    uniqueIndex("payout_batch_serial_key").on(table.serial),
    // T16: the one who prepares is not the one who approves.
    check("payout_batch_second_person_check", sql`approved_by is null or approved_by <> prepared_by`),
    check(
      "payout_batch_approved_check",
      sql`status in ('prepared', 'cancelled') or (approved_by is not null and approved_at is not null)`,
    ),
  ],
);

export const payout = pgTable(
  "payout",
  {
    id: id(),
    serial: serial("serial").notNull(),
    batchId: uuid("batch_id")
      .notNull()
      .references(() => payoutBatch.id),
    awardId: uuid("award_id")
      .notNull()
      .references(() => award.id),
    amountPaise: money("amount_paise").notNull(),
    status: text("status", {
      enum: ["prepared", "approved", "sent", "paid", "returned", "cancelled"],
    }).notNull(),
    /** The bank's reference (UTR). */
    bankReference: text("bank_reference"),
    /** Coded (payout-status.ts). */
    returnReason: text("return_reason"),
    createdAt: instant("created_at").notNull(),
    settledAt: instant("settled_at"),
  },
  (table) => [
    check("payout_amount_check", sql`amount_paise > 0`),
    uniqueIndex("payout_serial_key").on(table.serial),
    uniqueIndex("payout_reference_key").on(table.bankReference),
    // An award is paid once: the next try begins when the one before came back.
    uniqueIndex("payout_award_key").on(table.awardId).where(sql`status not in ('returned', 'cancelled')`),
    index("payout_batch_index").on(table.batchId, table.serial),
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
        "operator",
        "grant",
        "overhead",
      ],
    }).notNull(),
    /** The organisation, programme, award or payout it belongs to; null for the platform's own. */
    ownerId: uuid("owner_id"),
    isGuarded: boolean("is_guarded").notNull(),
    /** Kept by a trigger for guarded accounts only: one hot row must not make every payment wait. */
    balancePaise: money("balance_paise").notNull().default(0),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("ledger_account_owner_key").on(
      table.kind,
      sql`coalesce(owner_id, '00000000-0000-0000-0000-000000000000'::uuid)` as SQL,
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
    amountPaise: money("amount_paise").notNull(),
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
  debitPaise: money("debit_paise").notNull(),
  creditPaise: money("credit_paise").notNull(),
  /** Transactions and kept balances that do not add up; always 0. */
  faults: integer("faults").notNull(),
  /** Kind of account → its balance. */
  balances: jsonb("balances").$type<Record<string, number>>().notNull(),
  madeAt: instant("made_at").notNull(),
});
