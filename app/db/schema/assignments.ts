import { index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../columns.ts";

/** Who has taken something that waits: one person at a time. It stops nobody else; taking over asks first. */
export const assignment = pgTable(
  "assignment",
  {
    /** "application", "claim" …: the queue it waits in (work-queues.server.ts). */
    kind: text("kind").notNull(),
    subjectId: uuid("subject_id").notNull(),
    userId: uuid("user_id").notNull(),
    since: instant("since").notNull(),
    /** Who gave it to them: themselves, or a colleague. */
    byUserId: uuid("by_user_id"),
  },
  (table) => [
    primaryKey({ name: "assignment_pkey", columns: [table.kind, table.subjectId] }),
    index("assignment_user_index").on(table.userId),
  ],
);
