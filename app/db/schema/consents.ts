import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { id, instant } from "../columns.ts";
import { student } from "./students.ts";
import { appUser } from "./users.ts";

/** What somebody agreed to, item by item, in which words (T34). A row is never changed but to end it. */
export const consent = pgTable(
  "consent",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => appUser.id),
    /** Whom it is about. Null only for what the account itself rests on. */
    studentId: uuid("student_id").references(() => student.id),
    purpose: text("purpose").notNull(),
    version: text("version").notNull(),
    language: text("language").notNull(),
    /** The very words that stood beside the box or button; null in rows older than the column. */
    words: text("words"),
    givenAt: instant("given_at").notNull(),
    withdrawnAt: instant("withdrawn_at"),
  },
  (table) => [
    index("consent_user_index").on(table.userId, table.givenAt),
    uniqueIndex("consent_alive_key")
      .on(
        table.userId,
        table.purpose,
        sql`coalesce(student_id, '00000000-0000-0000-0000-000000000000'::uuid)`,
      )
      .where(sql`withdrawn_at is null`),
    index("consent_student_index").on(table.studentId, table.purpose),
    // What is alive and about a student names that student: no sister or brother agrees for another.
    check(
      "consent_student_check",
      sql`student_id is not null or withdrawn_at is not null or purpose in ('terms', 'privacy')`,
    ),
  ],
);

/** A parent or guardian of a student under 18 agreed, by an OTP on their own number (T35). */
export const guardianConsent = pgTable(
  "guardian_consent",
  {
    id: id(),
    studentId: uuid("student_id")
      .notNull()
      .references(() => student.id),
    guardianNameEncrypted: text("guardian_name_encrypted").notNull(),
    relation: text("relation", { enum: ["mother", "father", "guardian"] }).notNull(),
    phoneHash: text("phone_hash").notNull(),
    phoneEncrypted: text("phone_encrypted").notNull(),
    version: text("version").notNull(),
    language: text("language").notNull(),
    /** The SMS and the form's sentence, with the place for the child's name left open. */
    words: text("words"),
    givenAt: instant("given_at").notNull(),
    withdrawnAt: instant("withdrawn_at"),
  },
  (table) => [
    index("guardian_consent_student_id_index").on(table.studentId),
    uniqueIndex("guardian_consent_alive_key").on(table.studentId).where(sql`withdrawn_at is null`),
    index("guardian_consent_phone_index").on(table.phoneHash),
  ],
);
