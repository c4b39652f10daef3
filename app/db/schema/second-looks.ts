import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { id, instant, paise } from "../columns.ts";
import { appUser } from "./users.ts";

/** What one person wants done and a second one has to agree to (T52): staff, money above a limit, the limits themselves. */
export const secondLook = pgTable(
  "second_look",
  {
    id: id(),
    /** "donation.refund": which room carries it out. */
    kind: text("kind").notNull(),
    /** What it is about, "donation:<id>": one open request at a time. */
    subject: text("subject").notNull(),
    /** What the second person reads; nothing personal. */
    title: text("title").notNull(),
    amountPaise: paise("amount_paise"),
    /** What the room needs to carry it out; emptied when it is over. */
    payloadEncrypted: text("payload_encrypted"),
    requestedBy: uuid("requested_by").notNull(),
    requestedAt: instant("requested_at").notNull(),
    reason: text("reason").notNull(),
    /** Nobody may agree before: those who were told have time to object. */
    notBefore: instant("not_before").notNull(),
    status: text("status", { enum: ["waiting", "approved", "done", "refused", "withdrawn"] }).notNull(),
    decidedBy: uuid("decided_by"),
    decidedAt: instant("decided_at"),
    /** What whoever refused wrote to whoever asked. */
    refusalReason: text("refusal_reason"),
  },
  (table) => [
    uniqueIndex("second_look_open_key")
      .on(table.kind, table.subject)
      .where(sql`status in ('waiting', 'approved')`),
    index("second_look_status_index").on(table.status, table.requestedAt),
    // T16, T52: the database holds the rule too.
    check(
      "second_look_two_people",
      sql`status not in ('approved', 'done') or (decided_by is not null and decided_by <> requested_by)`,
    ),
  ],
);

/** Who brought whom to the desk: for a time the two do not count as two persons (T52). */
export const accountTie = pgTable(
  "account_tie",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => appUser.id),
    byUserId: uuid("by_user_id")
      .notNull()
      .references(() => appUser.id),
    how: text("how", { enum: ["invited", "promoted", "enabled"] }).notNull(),
    at: instant("at").notNull(),
  },
  (table) => [
    index("account_tie_by_user_id_index").on(table.byUserId),
    index("account_tie_user_index").on(table.userId, table.at),
  ],
);
