import { index, jsonb, pgTable, serial, text, uniqueIndex } from "drizzle-orm/pg-core";
import { giverRoles } from "#app/core/portals/roles.ts";
import { id, instant, texts } from "../columns.ts";

/** Who gives: a donor or a company. Its id is the organisation_id of the people who sign in for it. */
export const organisation = pgTable(
  "organisation",
  {
    id: id(),
    serial: serial("serial").notNull(),
    kind: text("kind", { enum: giverRoles }).notNull(),
    name: text("name").notNull(),
    /** "Corporate Foundation", "Trust/NGO" …: the options of the portal. */
    type: text("type").notNull(),
    /** T26: bound to this row. */
    panEncrypted: text("pan_encrypted"),
    /** Two organisations with one PAN are found by it. */
    panHash: text("pan_hash"),
    /** Public numbers, as they were given when it asked to join. */
    cin: text("cin"),
    registrationNumber: text("registration_number"),
    csr1Number: text("csr1_number"),
    /** What stands after the @ of the address it joined with. */
    emailDomain: text("email_domain"),
    contactEmailEncrypted: text("contact_email_encrypted"),
    /** As it stands on receipts. */
    address: text("address"),
    focusAreas: texts("focus_areas"),
    /** What its portal's settings keep beyond the columns: preferences, and the figures of a company. */
    settings: jsonb("settings").$type<Record<string, unknown>>().notNull().default({}),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("organisation_serial_key").on(table.serial),
    index("organisation_pan_index").on(table.panHash),
  ],
);
