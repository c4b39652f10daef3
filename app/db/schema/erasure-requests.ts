import { sql } from "drizzle-orm";
import { index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { id, instant } from "../columns.ts";
import { appUser } from "./users.ts";

export const erasureRequest = pgTable(
  "erasure_request",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => appUser.id),
    status: text("status", { enum: ["requested", "cancelled", "done"] }).notNull(),
    requestedAt: instant("requested_at").notNull(),
    /** The day it is carried out unless it is taken back. */
    dueAt: instant("due_at").notNull(),
    closedAt: instant("closed_at"),
  },
  (table) => [
    index("erasure_request_user_id_index").on(table.userId),
    uniqueIndex("erasure_request_open_key").on(table.userId).where(sql`status = 'requested'`),
    index("erasure_request_due_index").on(table.dueAt),
  ],
);
