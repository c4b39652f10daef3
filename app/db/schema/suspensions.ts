import { sql } from "drizzle-orm";
import { index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { id, instant, texts } from "../columns.ts";
import { appUser } from "./users.ts";

/** Somebody or some organisation that was put on hold by the desk: why, by whom, and when it was lifted. */
export const suspension = pgTable(
  "suspension",
  {
    id: id(),
    kind: text("kind", { enum: ["account", "institute", "organisation"] }).notNull(),
    /** The account's, the institute's or the organisation's id. */
    subjectId: uuid("subject_id").notNull(),
    /** Coded: what they are told, in their language (suspension-reasons.ts). */
    reason: text("reason").notNull(),
    /** What the desk wrote for itself. */
    note: text("note").notNull(),
    since: instant("since").notNull(),
    byUserId: uuid("by_user_id").references(() => appUser.id),
    /** The scholarships it paused: those go on when it is lifted. */
    paused: texts("paused"),
    restoredAt: instant("restored_at"),
    restoredBy: uuid("restored_by"),
    restoredNote: text("restored_note"),
  },
  (table) => [
    index("suspension_by_user_id_index").on(table.byUserId).where(sql`by_user_id is not null`),
    uniqueIndex("suspension_open_key").on(table.kind, table.subjectId).where(sql`restored_at is null`),
    index("suspension_subject_index").on(table.subjectId, table.since),
  ],
);
