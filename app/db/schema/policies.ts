import { sql } from "drizzle-orm";
import {
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
import { deletedAt, id, instant, paise, revision } from "../columns.ts";
import { insuranceAgent } from "./insurance-agents.ts";
import { insurancePlan, insuredUser } from "./insured-users.ts";

/** A policy with its card. Narrow: there are a million of them. Active or Expired is a matter of the date. */
export const policy = pgTable(
  "policy",
  {
    id: id(),
    /** BSC-2026-000123. Once given it is never given again, deleted or not. */
    cardNumber: text("card_number").notNull(),
    customerName: text("customer_name").notNull(),
    /** The insured person, where the desk knows them: how the customer is reached. */
    userId: uuid("user_id").references(() => insuredUser.id),
    plan: insurancePlan(),
    premiumPaise: paise("premium_paise").notNull(),
    validFrom: date("valid_from", { mode: "string" }).notNull(),
    validTo: date("valid_to", { mode: "string" }).notNull(),
    agentNumber: integer("agent_number")
      .notNull()
      .references(() => insuranceAgent.number),
    /** The Indian day it was sold: what an agent's month is counted by. */
    soldOn: date("sold_on", { mode: "string" }).notNull(),
    createdAt: instant("created_at").notNull(),
    deletedAt: deletedAt(),
    revision: revision(),
  },
  (table) => [
    check("policy_terms_check", sql`premium_paise > 0 and valid_to > valid_from`),
    uniqueIndex("policy_card_key").on(table.cardNumber),
    // The live activity reads the newest of a million policies without sorting them.
    index("policy_created_index").on(table.createdAt.desc().nullsFirst()),
    index("policy_from_index").on(table.validFrom, table.id),
    index("policy_customer_index").on(table.customerName, table.id),
    index("policy_premium_index").on(table.premiumPaise, table.id),
    // A plan has its price: by premium alone one would walk past every cheaper plan first.
    index("policy_plan_premium_index").on(table.plan, table.premiumPaise, table.id),
    // The expired by card: within a last day the cards are in order, and the last days are few.
    index("policy_to_card_index")
      .on(table.validTo, table.cardNumber, table.id)
      .where(sql`deleted_at is null`),
    index("policy_deleted_index").on(table.deletedAt, table.id).where(sql`deleted_at is not null`),
    index("policy_agent_index").on(table.agentNumber, table.validFrom, table.id),
    index("policy_user_index").on(table.userId).where(sql`user_id is not null`),
    index("policy_search_index").using("gin", sql`lower(${table.customerName}) gin_trgm_ops`),
  ],
);

/**
 * Policies that are not deleted, counted by plan and days: a trigger keeps it (insurance-speed-rules migration).
 * Totals, Active, Expired, premium and the growth by month are sums over these few rows; and where in the order
 * of their first day the policies of a plan and status begin and end is read from them.
 */
export const policyDay = pgTable(
  "policy_day",
  {
    plan: insurancePlan(),
    soldOn: date("sold_on", { mode: "string" }).notNull(),
    validFrom: date("valid_from", { mode: "string" }).notNull(),
    validTo: date("valid_to", { mode: "string" }).notNull(),
    policies: integer("policies").notNull(),
    premiumPaise: paise("premium_paise").notNull(),
  },
  (table) => [
    primaryKey({
      name: "policy_day_pkey",
      columns: [table.soldOn, table.validFrom, table.validTo, table.plan],
    }),
  ],
);
