import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { id, instant } from "../columns.ts";
import { student } from "./students.ts";
import { appUser } from "./users.ts";

/** A student's success story as they shared it; public only once the desk has approved it. */
export const story = pgTable(
  "story",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => appUser.id),
    studentId: uuid("student_id")
      .notNull()
      .references(() => student.id),
    status: text("status", { enum: ["pending", "approved", "rejected", "withdrawn"] }).notNull(),
    /** What the page shows: the full name, the first name, or "A student", as they chose. */
    shownName: text("shown_name").notNull(),
    place: text("place").notNull(),
    state: text("state").notNull(),
    course: text("course").notNull(),
    level: text("level", {
      enum: ["school", "diploma", "undergraduate", "postgraduate", "research"],
    }).notNull(),
    scholarship: text("scholarship").notNull(),
    amount: text("amount").notNull(),
    year: integer("year").notNull(),
    rating: integer("rating").notNull(),
    text: text("text").notNull(),
    /** Which of the drawn portraits stands beside it. */
    portrait: text("portrait").notNull(),
    createdAt: instant("created_at").notNull(),
    decidedAt: instant("decided_at"),
    decidedBy: uuid("decided_by"),
    /** What the student is told when it was not approved. */
    reason: text("reason"),
  },
  (table) => [
    index("story_student_id_index").on(table.studentId),
    index("story_status_index").on(table.status, table.createdAt, table.id),
    // One at a time: a second one would be a change of the first.
    uniqueIndex("story_alive_key").on(table.studentId).where(sql`status in ('pending', 'approved')`),
    index("story_user_index").on(table.userId),
    check("story_rating_check", sql`rating between 1 and 5`),
  ],
);
