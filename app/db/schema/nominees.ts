import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { id, instant } from "../columns.ts";
import { student } from "./students.ts";
import { appUser } from "./users.ts";

/** Who uses somebody's data rights when they die or cannot act (DPDP Act, section 14): one for each person. */
export const nominee = pgTable(
  "nominee",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => appUser.id),
    /** Whose rights they are, on a phone that serves several; null where the account is one person's own. */
    studentId: uuid("student_id").references(() => student.id),
    nameEncrypted: text("name_encrypted").notNull(),
    relation: text("relation", {
      enum: ["mother", "father", "guardian", "sibling", "spouse", "relative", "other"],
    }).notNull(),
    /** By the hashes the desk finds who named the person that writes to it. */
    phoneHash: text("phone_hash"),
    phoneEncrypted: text("phone_encrypted"),
    emailHash: text("email_hash"),
    emailEncrypted: text("email_encrypted"),
    namedAt: instant("named_at").notNull(),
  },
  (table) => [
    index("nominee_student_id_index").on(table.studentId),
    uniqueIndex("nominee_person_key").on(
      table.userId,
      sql`coalesce(student_id, '00000000-0000-0000-0000-000000000000'::uuid)`,
    ),
    index("nominee_phone_index").on(table.phoneHash),
    index("nominee_email_index").on(table.emailHash),
    check("nominee_contact_check", sql`phone_encrypted is not null or email_encrypted is not null`),
  ],
);
