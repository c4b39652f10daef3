import { sql } from "drizzle-orm";
import { index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { deletedAt, id, instant, revision } from "../columns.ts";

/** A hospital that treats against the card. */
export const hospitalPartner = pgTable(
  "hospital_partner",
  {
    id: id(),
    name: text("name").notNull(),
    /** The desk of a hospital, not a person: kept readable. */
    phone: text("phone").notNull(),
    email: text("email").notNull(),
    address: text("address").notNull(),
    city: text("city").notNull(),
    state: text("state").notNull(),
    specialties: text("specialties").notNull(),
    status: text("status", { enum: ["pending", "active", "suspended"] }).notNull(),
    createdAt: instant("created_at").notNull(),
    deletedAt: deletedAt(),
    revision: revision(),
  },
  (table) => [
    uniqueIndex("hospital_partner_phone_key").on(table.phone).where(sql`deleted_at is null`),
    uniqueIndex("hospital_partner_email_key").on(sql`lower(${table.email})`).where(sql`deleted_at is null`),
    index("hospital_partner_name_index").on(table.name, table.id),
    index("hospital_partner_status_index").on(table.status, table.id),
    index("hospital_partner_created_index").on(table.createdAt, table.id),
  ],
);
