import { sql } from "drizzle-orm";
import { date, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { sealedText } from "../audit/sealed-columns.ts";
import { id, instant } from "../columns.ts";
import { document } from "./documents.ts";
import { student } from "./students.ts";
import { appUser } from "./users.ts";

/** One Time Registration: a student's one record. A draft until it is submitted, complete when it is paid. */
export const registration = pgTable(
  "registration",
  {
    id: id(),
    studentId: uuid("student_id")
      .notNull()
      .references(() => student.id),
    userId: uuid("user_id")
      .notNull()
      .references(() => appUser.id),
    status: text("status", { enum: ["started", "mobile_verified", "payment_due", "registered"] }).notNull(),
    /** The student id with its check digit, from the moment it is submitted. */
    otrNumber: text("otr_number"),
    /** X23: names, family, school's address and bank are sealed; class, state, school and PIN code are asked for by lists. */
    name: sealedText("registration", "name"),
    /** What people call her; in many names it is not the first word. */
    givenName: sealedText("registration", "given_name"),
    gender: text("gender"),
    dateOfBirth: date("date_of_birth", { mode: "string" }),
    motherName: sealedText("registration", "mother_name"),
    noMother: sealedText("registration", "no_mother"),
    fatherName: sealedText("registration", "father_name"),
    noFather: sealedText("registration", "no_father"),
    class: text("class"),
    schoolName: text("school_name"),
    schoolAddress: sealedText("registration", "school_address"),
    schoolPincode: text("school_pincode"),
    state: text("state"),
    bankName: sealedText("registration", "bank_name"),
    accountType: text("account_type"),
    /** As printed in the passbook, where the student says so. */
    passbookName: sealedText("registration", "passbook_name"),
    ifscCode: sealedText("registration", "ifsc_code"),
    /** T26: bound to this row; the last four digits are what is shown. */
    accountEncrypted: text("account_encrypted"),
    accountLastFour: text("account_last_four"),
    /** T25: the number itself is never kept. */
    aadhaarLastFour: text("aadhaar_last_four"),
    aadhaarHash: text("aadhaar_hash"),
    /** JSON of what a verified Secure QR said: never the number, the picture or the hashes in it. */
    aadhaarQr: sealedText("registration", "aadhaar_qr"),
    aadhaarDocumentId: uuid("aadhaar_document_id").references(() => document.id),
    passbookDocumentId: uuid("passbook_document_id").references(() => document.id),
    relationshipDocumentId: uuid("relationship_document_id").references(() => document.id),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    submittedAt: instant("submitted_at"),
    registeredAt: instant("registered_at"),
    erasedAt: instant("erased_at"),
  },
  (table) => [
    index("registration_relationship_document_id_index")
      .on(table.relationshipDocumentId)
      .where(sql`relationship_document_id is not null`),
    index("registration_passbook_document_id_index")
      .on(table.passbookDocumentId)
      .where(sql`passbook_document_id is not null`),
    index("registration_aadhaar_document_id_index")
      .on(table.aadhaarDocumentId)
      .where(sql`aadhaar_document_id is not null`),
    uniqueIndex("registration_student_key").on(table.studentId),
    uniqueIndex("registration_otr_key").on(table.otrNumber),
    // A draft holds nothing against anybody: only who has submitted a number has it.
    uniqueIndex("registration_aadhaar_key").on(table.aadhaarHash).where(sql`submitted_at is not null`),
    index("registration_user_index").on(table.userId),
    index("registration_school_index").on(table.schoolPincode).where(sql`submitted_at is not null`),
  ],
);

/** What was put right after the registration was in: each time with what stood there before. */
export const registrationCorrection = pgTable(
  "registration_correction",
  {
    id: id(),
    registrationId: uuid("registration_id")
      .notNull()
      .references(() => registration.id),
    correctedBy: uuid("corrected_by"),
    correctedAt: instant("corrected_at").notNull(),
    /** JSON [{field, from, to}], numbers masked. */
    changesEncrypted: text("changes_encrypted").notNull(),
  },
  (table) => [index("registration_correction_index").on(table.registrationId, table.correctedAt)],
);
