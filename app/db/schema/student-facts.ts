import { bigint, date, index, integer, jsonb, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { instant, mask } from "../columns.ts";
import { student } from "./students.ts";
import { appUser } from "./users.ts";

/** What is known of a student for matching; the same bits as in `scholarship_rule`. */
export const studentFacts = pgTable(
  "student_facts",
  {
    studentId: uuid("student_id")
      .primaryKey()
      .references(() => student.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => appUser.id),
    level: smallint("level"),
    studyYear: smallint("study_year"),
    state: smallint("state"),
    traitsYes: mask("traits_yes").notNull(),
    traitsNo: mask("traits_no").notNull(),
    fields: mask("fields"),
    incomeFrom: bigint("income_from", { mode: "number" }),
    incomeTo: bigint("income_to", { mode: "number" }),
    marks: integer("marks"),
    birthDay: date("birth_day", { mode: "string" }),
    institution: text("institution"),
    answersYes: text("answers_yes").array(),
    answersNo: text("answers_no").array(),
    /** As the student gave it, for the reasons on the page. */
    profile: jsonb("profile").$type<unknown>().notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [index("student_facts_user_index").on(table.userId)],
);
