import { sql } from "drizzle-orm";
import { index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../columns.ts";
import { appUser } from "./users.ts";

/** Who has taken something that waits: one person at a time. It stops nobody else; taking over asks first. */
export const assignment = pgTable(
  "assignment",
  {
    /** "application", "claim" …: the queue it waits in (work-queues.server.ts). */
    kind: text("kind").notNull(),
    subjectId: uuid("subject_id").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => appUser.id),
    since: instant("since").notNull(),
    /** Who gave it to them: themselves, or a colleague. */
    byUserId: uuid("by_user_id").references(() => appUser.id),
  },
  (table) => [
    index("assignment_by_user_id_index").on(table.byUserId).where(sql`by_user_id is not null`),
    primaryKey({ name: "assignment_pkey", columns: [table.kind, table.subjectId] }),
    index("assignment_user_index").on(table.userId),
  ],
);
