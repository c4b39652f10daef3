import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { id, instant, paise, texts } from "../columns.ts";
import { organisation } from "./organisations.ts";
import { programme } from "./programmes.ts";
import { appUser } from "./users.ts";

const day = (name: string) => date(name, { mode: "string" });

/** What a company has decided about its CSR: the settings of its portal. */
export const csrCompany = pgTable(
  "csr_company",
  {
    organisationId: uuid("organisation_id")
      .primaryKey()
      .references(() => organisation.id),
    budgetPaise: paise("budget_paise").notNull(),
    educationPercent: integer("education_percent").notNull(),
    reportFrequency: text("report_frequency", { enum: ["monthly", "quarterly", "annual"] }).notNull(),
    impactMetrics: texts("impact_metrics"),
    committeeDirectors: integer("committee_directors").notNull().default(0),
    committeeIndependent: integer("committee_independent").notNull().default(0),
    /** Its first financial year, where it has fewer than three behind it. */
    firstYear: integer("first_year"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  () => [
    check("csr_company_budget_check", sql`budget_paise >= 0`),
    check("csr_company_education_check", sql`education_percent between 0 and 100`),
    check("csr_company_committee_check", sql`committee_independent <= committee_directors`),
  ],
);

/** A financial year of a company: the figures its duty comes from, and what its board has done. */
export const csrYear = pgTable(
  "csr_year",
  {
    organisationId: uuid("organisation_id")
      .notNull()
      .references(() => organisation.id),
    /** 2025 is April 2025 to March 2026. */
    year: integer("year").notNull(),
    /** All three or none: a year that is not over has no accounts. */
    netWorthPaise: paise("net_worth_paise"),
    turnoverPaise: paise("turnover_paise"),
    /** Section 198; a loss is below zero. */
    netProfitPaise: paise("net_profit_paise"),
    /** Spent outside this site, above all before the company came: it has no vouchers here. */
    elsewherePaise: paise("elsewhere_paise").notNull().default(0),
    elsewhereOverheadPaise: paise("elsewhere_overhead_paise").notNull().default(0),
    planApprovedOn: day("plan_approved_on"),
    /** The board's resolution of rule 7(3). */
    setOffResolvedOn: day("set_off_resolved_on"),
    /** The CFO certifies that the money went where it should: April to September, and the year. */
    cfoHalfOn: day("cfo_half_on"),
    cfoYearOn: day("cfo_year_on"),
    csr2FiledOn: day("csr2_filed_on"),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    primaryKey({ name: "csr_year_pkey", columns: [table.organisationId, table.year] }),
    check("csr_year_year_check", sql`year between 2014 and 2100`),
    check(
      "csr_year_figures_check",
      sql`num_nulls(net_worth_paise, turnover_paise, net_profit_paise) in (0, 3)`,
    ),
    check("csr_year_elsewhere_check", sql`elsewhere_paise >= 0 and elsewhere_overhead_paise >= 0`),
  ],
);

/** A voucher: money spent on a programme. Never changed; a mistake is taken back by a row that names it. */
export const csrSpend = pgTable(
  "csr_spend",
  {
    id: id(),
    organisationId: uuid("organisation_id")
      .notNull()
      .references(() => organisation.id),
    programmeId: uuid("programme_id")
      .notNull()
      .references(() => programme.id),
    kind: text("kind", { enum: ["direct", "overhead", "assessment"] }).notNull(),
    amountPaise: paise("amount_paise").notNull(),
    spentOn: day("spent_on").notNull(),
    voucher: text("voucher").notNull(),
    note: text("note").notNull(),
    /** Paid out of the Unspent CSR Account of that year: it does not count for the year it is spent in. */
    fromYear: integer("from_year"),
    /** The row that this one takes back; then the amount is below zero. */
    reversesId: uuid("reverses_id").references((): AnyPgColumn => csrSpend.id),
    /** Counts nowhere but when it is booked; whoever booked it waits for a second person of the company. */
    status: text("status", { enum: ["waiting", "booked", "refused", "withdrawn"] })
      .notNull()
      .default("booked"),
    /** Of one that takes another back: why. */
    reason: text("reason"),
    createdBy: uuid("created_by").references(() => appUser.id),
    createdAt: instant("created_at").notNull(),
    /** The second person, where one was needed. */
    checkedBy: uuid("checked_by").references(() => appUser.id),
  },
  (table) => [
    index("csr_spend_created_by_index").on(table.createdBy),
    index("csr_spend_checked_by_index").on(table.checkedBy),
    check("csr_spend_two_people", sql`checked_by is null or checked_by <> created_by`),
    check(
      "csr_spend_amount_check",
      sql`case when reverses_id is null then amount_paise > 0 else amount_paise < 0 end`,
    ),
    uniqueIndex("csr_spend_voucher_key")
      .on(table.organisationId, sql`lower(voucher)`)
      .where(sql`reverses_id is null and status in ('waiting', 'booked')`),
    uniqueIndex("csr_spend_reverses_key").on(table.reversesId),
    index("csr_spend_programme_index").on(table.programmeId, table.spentOn, table.id),
    index("csr_spend_organisation_index").on(table.organisationId, table.spentOn),
  ],
);

/** An unspent amount on its way where the law wants it. */
export const csrTransfer = pgTable(
  "csr_transfer",
  {
    id: id(),
    organisationId: uuid("organisation_id")
      .notNull()
      .references(() => organisation.id),
    /** The year whose amount was not spent. */
    year: integer("year").notNull(),
    kind: text("kind", { enum: ["unspent_account", "schedule_vii_fund"] }).notNull(),
    amountPaise: paise("amount_paise").notNull(),
    madeOn: day("made_on").notNull(),
    /** The fund or the bank. */
    receiver: text("receiver").notNull(),
    reference: text("reference").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    check("csr_transfer_amount_check", sql`amount_paise > 0`),
    uniqueIndex("csr_transfer_reference_key").on(table.organisationId, sql`lower(reference)`),
    index("csr_transfer_year_index").on(table.organisationId, table.year),
  ],
);

/** What a programme achieved, as its partner reports it: counts, and stories without a name. */
export const csrOutcome = pgTable(
  "csr_outcome",
  {
    id: id(),
    organisationId: uuid("organisation_id")
      .notNull()
      .references(() => organisation.id),
    programmeId: uuid("programme_id")
      .notNull()
      .references(() => programme.id),
    metric: text("metric").notNull(),
    /** Where, for what is counted by state. */
    state: text("state"),
    count: integer("count").notNull(),
    story: text("story"),
    reportedOn: day("reported_on").notNull(),
    createdAt: instant("created_at").notNull(),
    /** It was not so: it counts nowhere from then on, and stays in the list with the reason. */
    takenBackAt: instant("taken_back_at"),
    takenBackReason: text("taken_back_reason"),
  },
  (table) => [
    check("csr_outcome_taken_back_check", sql`(taken_back_at is null) = (taken_back_reason is null)`),
    check("csr_outcome_count_check", sql`count >= 0`),
    index("csr_outcome_organisation_index").on(table.organisationId, table.reportedOn),
    index("csr_outcome_programme_index").on(table.programmeId),
  ],
);

/** A report that was sent: each period once. */
export const csrReport = pgTable(
  "csr_report",
  {
    id: id(),
    organisationId: uuid("organisation_id")
      .notNull()
      .references(() => organisation.id),
    frequency: text("frequency", { enum: ["monthly", "quarterly", "annual"] }).notNull(),
    fromDay: day("from_day").notNull(),
    toDay: day("to_day").notNull(),
    sentAt: instant("sent_at").notNull(),
  },
  (table) => [uniqueIndex("csr_report_period_key").on(table.organisationId, table.frequency, table.fromDay)],
);
