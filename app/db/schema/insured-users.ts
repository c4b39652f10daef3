import { sql } from "drizzle-orm";
import { date, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { deletedAt, id, instant, revision } from "../columns.ts";

export const insurancePlan = () =>
  text("plan", { enum: ["basic", "standard", "premium", "family", "senior"] }).notNull();

/** Somebody covered by the micro health insurance. Not an account: these people do not sign in here. */
export const insuredUser = pgTable(
  "insured_user",
  {
    id: id(),
    name: text("name").notNull(),
    emailEncrypted: text("email_encrypted").notNull(),
    emailHash: text("email_hash").notNull(),
    phoneEncrypted: text("phone_encrypted").notNull(),
    phoneHash: text("phone_hash").notNull(),
    plan: insurancePlan(),
    location: text("location").notNull(),
    joinedOn: date("joined_on", { mode: "string" }).notNull(),
    /** Active until the end of this day, Expired after it. A policy of theirs moves it forward. */
    coveredUntil: date("covered_until", { mode: "string" }).notNull(),
    /** T25: never the whole number. The hash is not unique: the same one twice is a fraud alert. */
    aadhaarLastFour: text("aadhaar_last_four").notNull(),
    aadhaarHash: text("aadhaar_hash").notNull(),
    createdAt: instant("created_at").notNull(),
    deletedAt: deletedAt(),
    revision: revision(),
  },
  (table) => [
    uniqueIndex("insured_user_phone_key").on(table.phoneHash).where(sql`deleted_at is null`),
    uniqueIndex("insured_user_email_key").on(table.emailHash).where(sql`deleted_at is null`),
    index("insured_user_name_index").on(table.name, table.id),
    index("insured_user_search_index").using("gin", sql`lower(${table.name}) gin_trgm_ops`),
    index("insured_user_place_index").using("gin", sql`lower(${table.location}) gin_trgm_ops`),
    index("insured_user_deleted_index").on(table.deletedAt, table.id).where(sql`deleted_at is not null`),
    index("insured_user_covered_index").on(table.coveredUntil, table.id),
    index("insured_user_joined_index").on(table.joinedOn, table.id),
    index("insured_user_aadhaar_index").on(table.aadhaarHash),
  ],
);

/** Users that are not deleted, by plan, first and last day: a trigger keeps it (insurance-speed-rules migration). */
export const insuredUserDay = pgTable(
  "insured_user_day",
  {
    plan: insurancePlan(),
    joinedOn: date("joined_on", { mode: "string" }).notNull(),
    coveredUntil: date("covered_until", { mode: "string" }).notNull(),
    users: integer("users").notNull(),
  },
  (table) => [
    primaryKey({ name: "insured_user_day_pkey", columns: [table.joinedOn, table.coveredUntil, table.plan] }),
  ],
);
