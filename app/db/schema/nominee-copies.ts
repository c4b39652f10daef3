import { index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { id, instant } from "../columns.ts";
import { student } from "./students.ts";
import { appUser } from "./users.ts";

/** A copy of somebody's data that two people of the desk let their nominee fetch, with a code sent to the nominee. */
export const nomineeCopy = pgTable(
  "nominee_copy",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => appUser.id),
    /** Only hers, on a phone that serves several. */
    studentId: uuid("student_id").references(() => student.id),
    codeHash: text("code_hash").notNull(),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    fetchedAt: instant("fetched_at"),
  },
  (table) => [
    uniqueIndex("nominee_copy_code_key").on(table.codeHash),
    index("nominee_copy_user_index").on(table.userId),
    index("nominee_copy_student_index").on(table.studentId),
    index("nominee_copy_expires_index").on(table.expiresAt),
  ],
);
