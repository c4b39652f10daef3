import { boolean, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { accountRoles } from "#app/core/portals/roles.ts";
import { id, instant } from "../columns.ts";
import { studentHelper } from "./student-helpers.ts";
import { student } from "./students.ts";
import { appUser } from "./users.ts";

/** A signed-in browser. The token itself is in its cookie only (T8). */
export const session = pgTable(
  "session",
  {
    id: id(),
    tokenHash: text("token_hash").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => appUser.id),
    role: text("role", { enum: accountRoles }).notNull(),
    studentId: uuid("student_id").references(() => student.id),
    /** Not she herself sits there, but who helps her. */
    helperId: uuid("helper_id").references(() => studentHelper.id),
    /** "Chrome on Android": enough for its owner to know it again, not enough to follow anyone. */
    device: text("device").notNull(),
    /** The network it signed in from, "203.0.113.0/24" (X22); it goes with the row, 30 days after the session ran out. */
    network: text("network"),
    createdAt: instant("created_at").notNull(),
    lastSeenAt: instant("last_seen_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    endedAt: instant("ended_at"),
    endReason: text("end_reason"),
  },
  (table) => [
    index("session_student_id_index").on(table.studentId),
    index("session_helper_id_index").on(table.helperId),
    uniqueIndex("session_token_key").on(table.tokenHash),
    index("session_user_index").on(table.userId, table.endedAt),
    index("session_expiry_index").on(table.expiresAt),
  ],
);

/** What somebody was sending when their session had run out: kept, sealed, until they are back. */
export const parkedForm = pgTable(
  "parked_form",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => appUser.id),
    tokenHash: text("token_hash").notNull(),
    path: text("path").notNull(),
    fieldsEncrypted: text("fields_encrypted").notNull(),
    /** Files are too large to keep; the page says so. */
    hadFiles: boolean("had_files").notNull(),
    /** Secrets are not kept at all (T25, T26): they are typed again. */
    hadSecrets: boolean("had_secrets").notNull().default(false),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    index("parked_form_user_id_index").on(table.userId),
    uniqueIndex("parked_form_token_key").on(table.tokenHash),
    index("parked_form_expiry_index").on(table.expiresAt),
  ],
);
