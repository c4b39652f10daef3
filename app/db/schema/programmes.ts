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
