import { sql } from "drizzle-orm";
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { deletedAt, id, instant, paise, revision } from "../columns.ts";

/** An agent or franchise that sells policies. What was achieved is counted from the policies. */
export const insuranceAgent = pgTable(
  "insurance_agent",
  {
    id: id(),
    /** The id people see, and what a policy's form sends: 1, 2, 3. */
    number: serial("number").notNull().unique("insurance_agent_number_key"),
    name: text("name").notNull(),
    emailEncrypted: text("email_encrypted").notNull(),
    emailHash: text("email_hash").notNull(),
    phoneEncrypted: text("phone_encrypted").notNull(),
    phoneHash: text("phone_hash").notNull(),
    region: text("region", { enum: ["North", "South", "East", "West"] }).notNull(),
    /** Policies to be sold in a month. */
    monthlyTarget: integer("monthly_target").notNull(),
    commissionPercent: smallint("commission_percent").notNull(),
    status: text("status", { enum: ["active", "inactive"] }).notNull(),
    /** T26: the whole text of "Bank Account Details"; shown by the last four digits, revealed with a reason. */
    bankAccountEncrypted: text("bank_account_encrypted").notNull(),
    bankLastFour: text("bank_last_four").notNull(),
    /** Of the account number alone; not unique: one account for several agents is a fraud alert. */
    bankAccountHash: text("bank_account_hash").notNull(),
    createdAt: instant("created_at").notNull(),
    deletedAt: deletedAt(),
    revision: revision(),
  },
  (table) => [
    check("insurance_agent_terms_check", sql`monthly_target > 0 and commission_percent between 0 and 100`),
    uniqueIndex("insurance_agent_phone_key").on(table.phoneHash).where(sql`deleted_at is null`),
    uniqueIndex("insurance_agent_email_key").on(table.emailHash).where(sql`deleted_at is null`),
    index("insurance_agent_name_index").on(table.name, table.id),
    index("insurance_agent_bank_index").on(table.bankAccountHash),
  ],
);

/**
 * Policies that are not deleted, counted by agent and month ("2026-11-01"), for targets, commissions and regions;
 * kept by the trigger of `policy_day`.
 */
export const agentMonth = pgTable(
  "agent_month",
  {
    agentNumber: integer("agent_number").notNull(),
    month: date("month", { mode: "string" }).notNull(),
    policies: integer("policies").notNull(),
    premiumPaise: paise("premium_paise").notNull(),
  },
  (table) => [primaryKey({ name: "agent_month_pkey", columns: [table.month, table.agentNumber] })],
);
