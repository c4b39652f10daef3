import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, instant } from "../columns.ts";
import { student } from "./students.ts";
import { appUser } from "./users.ts";

/** Somebody a student lets fill her forms, by her OTP, until a day (S31c). The row stays: it is who a trace names. */
export const studentHelper = pgTable(
  "student_helper",
  {
    id: id(),
    studentId: uuid("student_id")
      .notNull()
      .references(() => student.id),
    /** Whose account the student is on. */
    userId: uuid("user_id")
      .notNull()
      .references(() => appUser.id),
    nameEncrypted: text("name_encrypted").notNull(),
    kind: text("kind", { enum: ["school", "csc", "relative", "other"] }).notNull(),
    /** The helper signs in with it. */
    phoneHash: text("phone_hash").notNull(),
    phoneEncrypted: text("phone_encrypted").notNull(),
    language: text("language").notNull(),
    letAt: instant("let_at").notNull(),
    /** By itself. */
    endsAt: instant("ends_at").notNull(),
    endedAt: instant("ended_at"),
    endedBy: text("ended_by", { enum: ["student", "helper", "time"] }),
  },
  (table) => [
    index("student_helper_student_index").on(table.studentId, table.letAt),
    index("student_helper_user_index").on(table.userId),
    index("student_helper_phone_index").on(table.phoneHash),
  ],
);
