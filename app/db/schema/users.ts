import { boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { accountRoles } from "#app/core/portals/roles.ts";
import { id, instant, texts } from "../columns.ts";
import { organisation } from "./organisations.ts";

/** Somebody who can sign in: a family's phone, an institute's desk, a person of a portal. */
export const appUser = pgTable("app_user", {
  id: id(),
  /** How the pages greet them; null until they say it. */
  name: text("name"),
  language: text("language").notNull().default("en"),
  createdAt: instant("created_at").notNull(),
  /** Wants one mail in the morning about what waits, when anything does. */
  workDigest: boolean("work_digest").notNull().default(true),
  /** From this moment no session of theirs is believed (T9). */
  disabledAt: instant("disabled_at"),
  erasedAt: instant("erased_at"),
});

/** A phone or an e-mail address: encrypted to be used, and a keyed hash to be found by. */
export const userContact = pgTable(
  "user_contact",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => appUser.id),
    kind: text("kind", { enum: ["phone", "email"] }).notNull(),
    valueHash: text("value_hash").notNull(),
    valueEncrypted: text("value_encrypted").notNull(),
    verifiedAt: instant("verified_at"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("user_contact_value_key").on(table.kind, table.valueHash),
    index("user_contact_user_index").on(table.userId),
  ],
);

/** One person may hold several roles. A portal role may speak for an organisation (donor, company). */
export const userRole = pgTable(
  "user_role",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => appUser.id),
    role: text("role", { enum: accountRoles }).notNull(),
    organisationId: uuid("organisation_id").references(() => organisation.id),
    /** What they do in that organisation's team; who was there before there were teams is an owner. */
    teamRole: text("team_role", { enum: ["owner", "finance", "programme", "viewer"] }),
    /** Of the admin desk: what they work as (app/core/portals/staff-roles.ts). None: they can sign in and do nothing. */
    staffRoles: texts("staff_roles"),
    /** Of the admin desk: the states and languages they are limited to (app/core/portals/staff-limit.ts). None: all. */
    limitStates: texts("limit_states"),
    limitLanguages: texts("limit_languages"),
    grantedAt: instant("granted_at").notNull(),
    /** Came by an invitation: sets up a second factor at the first sign-in. */
    invitedAt: instant("invited_at"),
    revokedAt: instant("revoked_at"),
    /** While the organisation they speak for is on hold: this role opens nothing. */
    suspendedAt: instant("suspended_at"),
  },
  (table) => [
    primaryKey({ name: "user_role_pkey", columns: [table.userId, table.role] }),
    // Asked before every voucher: who else of the organisation may check it.
    index("user_role_organisation_index").on(table.organisationId),
  ],
);
