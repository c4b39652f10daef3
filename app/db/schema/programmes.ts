import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  jsonb,
  pgTable,
  serial,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { id, instant, paise, texts } from "../columns.ts";
import { institute } from "./institutes.ts";
import { organisation } from "./organisations.ts";
import { scholarship } from "./scholarships.ts";

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
    /** Of an institute: money it pays in, or pays by itself, for its own scholarship. */
    instituteId: uuid("institute_id").references(() => institute.id),
    title: text("title").notNull(),
    description: text("description").notNull().default(""),
    kind: text("kind", { enum: ["general", "scholarship", "project"] }).notNull(),
    scholarshipId: uuid("scholarship_id").references(() => scholarship.id),
    /** What it is planned to cost; what it has is in the ledger. */
    budgetPaise: paise("budget_paise").notNull(),
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
    /** Since when its owner pauses it: its scholarship takes no applications. */
    pausedAt: instant("paused_at"),
    milestones: jsonb("milestones").$type<ProgrammeMilestone[]>().notNull().default([]),
    states: texts("states"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    index("programme_scholarship_id_index").on(table.scholarshipId),
    index("programme_renews_id_index").on(table.renewsId),
    check("programme_budget_check", sql`budget_paise >= 0`),
    uniqueIndex("programme_serial_key").on(table.serial),
    uniqueIndex("programme_scholarship_key").on(table.scholarshipId).where(sql`status <> 'completed'`),
    // There is one general fund.
    uniqueIndex("programme_general_key").on(table.kind).where(sql`kind = 'general'`),
    index("programme_organisation_index").on(table.organisationId, table.createdAt),
    index("programme_institute_index").on(table.instituteId, table.createdAt),
  ],
);

/** Money an institute sends to the platform's bank for its own students: announced, then seen at the bank. */
export const fundDeposit = pgTable(
  "fund_deposit",
  {
    id: id(),
    serial: serial("serial").notNull(),
    instituteId: uuid("institute_id")
      .notNull()
      .references(() => institute.id),
    programmeId: uuid("programme_id")
      .notNull()
      .references(() => programme.id),
    amountPaise: paise("amount_paise").notNull(),
    status: text("status", { enum: ["announced", "received", "cancelled"] }).notNull(),
    /** The form's own key: pressed twice it is announced once (T38). */
    formKey: text("form_key").notNull(),
    announcedBy: uuid("announced_by"),
    announcedAt: instant("announced_at").notNull(),
    /** The bank's reference (UTR) and day, as the desk reads them on the statement. */
    bankReference: text("bank_reference"),
    receivedOn: date("received_on", { mode: "string" }),
    receivedBy: uuid("received_by"),
    receivedAt: instant("received_at"),
  },
  (table) => [
    index("fund_deposit_programme_id_index").on(table.programmeId),
    check("fund_deposit_amount_check", sql`amount_paise > 0`),
    uniqueIndex("fund_deposit_serial_key").on(table.serial),
    uniqueIndex("fund_deposit_form_key").on(table.instituteId, table.formKey),
    uniqueIndex("fund_deposit_reference_key").on(table.bankReference),
    index("fund_deposit_institute_index").on(table.instituteId, table.announcedAt),
    index("fund_deposit_status_index").on(table.status, table.announcedAt),
  ],
);
