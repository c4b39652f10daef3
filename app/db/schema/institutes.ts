import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { id, instant, texts } from "../columns.ts";
import { document } from "./documents.ts";

/** An institute's request to become a partner, from the first word typed to the decision. */
export const partnershipRequest = pgTable(
  "partnership_request",
  {
    id: id(),
    /** Makes the number people read aloud. */
    serial: serial("serial").notNull(),
    status: text("status", {
      enum: ["draft", "submitted", "under_review", "more_info", "approved", "rejected"],
    }).notNull(),
    /** What was typed, field by field, sealed whole: it holds a PAN, phones and names. */
    answersEncrypted: text("answers_encrypted").notNull(),
    step: smallint("step").notNull().default(1),
    /** For the desk's list; set when it is sent. */
    instituteName: text("institute_name"),
    city: text("city"),
    state: text("state"),
    instituteType: text("institute_type"),
    /** The registration number without blanks and signs: one institute asks once. */
    registrationKey: text("registration_key"),
    emailHash: text("email_hash"),
    phoneHash: text("phone_hash"),
    createdAt: instant("created_at").notNull(),
    savedAt: instant("saved_at").notNull(),
    submittedAt: instant("submitted_at"),
    /** The 48 hours the site promises, while the desk holds it. */
    dueAt: instant("due_at"),
    escalatedAt: instant("escalated_at"),
    decidedAt: instant("decided_at"),
    /** Coded (rejection-reasons.ts). */
    reasons: texts("reasons"),
    instituteId: uuid("institute_id").references((): AnyPgColumn => institute.id),
    revision: integer("revision").notNull().default(0),
  },
  (table) => [
    index("partnership_request_institute_id_index")
      .on(table.instituteId)
      .where(sql`institute_id is not null`),
    uniqueIndex("partnership_request_serial_key").on(table.serial),
    uniqueIndex("partnership_request_registration_key")
      .on(table.registrationKey)
      .where(sql`registration_key is not null and status <> 'rejected'`),
    index("partnership_request_desk_index").on(table.submittedAt, table.id),
    index("partnership_request_due_index")
      .on(table.dueAt)
      .where(sql`due_at is not null and escalated_at is null`),
    index("partnership_request_saved_index").on(table.savedAt).where(sql`status = 'draft'`),
  ],
);

/** Which file answers for which of the six, and what the desk found. */
export const partnershipDocument = pgTable(
  "partnership_document",
  {
    requestId: uuid("request_id")
      .notNull()
      .references(() => partnershipRequest.id, { onDelete: "cascade" }),
    field: text("field").notNull(),
    documentId: uuid("document_id")
      .notNull()
      .references(() => document.id),
    status: text("status", { enum: ["pending", "verified", "defect"] }).notNull(),
    note: text("note"),
    attachedAt: instant("attached_at").notNull(),
    checkedAt: instant("checked_at"),
  },
  (table) => [
    index("partnership_document_document_id_index").on(table.documentId),
    primaryKey({ name: "partnership_document_pkey", columns: [table.requestId, table.field] }),
  ],
);

/** What was asked, answered and decided, in words both sides read. */
export const partnershipNote = pgTable(
  "partnership_note",
  {
    id: id(),
    requestId: uuid("request_id")
      .notNull()
      .references(() => partnershipRequest.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: ["submitted", "asked", "answered", "approved", "rejected"] }).notNull(),
    text: text("text").notNull(),
    at: instant("at").notNull(),
  },
  (table) => [index("partnership_note_index").on(table.requestId, table.at, table.id)],
);

/** An approved partner. Who signs in for it stands in `institute_member`. */
export const institute = pgTable(
  "institute",
  {
    id: id(),
    serial: serial("serial").notNull(),
    /** INS-2026-0012: on letters, in the header, in the session hint. */
    code: text("code").notNull(),
    requestId: uuid("request_id").references(() => partnershipRequest.id),
    name: text("name").notNull(),
    type: text("type").notNull(),
    establishedYear: smallint("established_year").notNull(),
    accreditation: text("accreditation").notNull(),
    address: text("address").notNull(),
    city: text("city").notNull(),
    state: text("state").notNull(),
    pincode: text("pincode").notNull(),
    website: text("website"),
    principalName: text("principal_name").notNull(),
    registrationNumber: text("registration_number").notNull(),
    registrationKey: text("registration_key").notNull(),
    contactEmailEncrypted: text("contact_email_encrypted").notNull(),
    contactPhoneEncrypted: text("contact_phone_encrypted").notNull(),
    alternatePhoneEncrypted: text("alternate_phone_encrypted"),
    panEncrypted: text("pan_encrypted").notNull(),
    gstEncrypted: text("gst_encrypted"),
    logoDocumentId: uuid("logo_document_id").references(() => document.id),
    termFrom: date("term_from", { mode: "string" }).notNull(),
    /** The last day of the three years. */
    termTo: date("term_to", { mode: "string" }).notNull(),
    /** The last reminder sent for this term, in days before its end. */
    remindedDays: smallint("reminded_days"),
    renewalAskedAt: instant("renewal_asked_at"),
    revision: integer("revision").notNull().default(0),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    index("institute_logo_document_id_index")
      .on(table.logoDocumentId)
      .where(sql`logo_document_id is not null`),
    index("institute_request_id_index").on(table.requestId),
    uniqueIndex("institute_serial_key").on(table.serial),
    uniqueIndex("institute_code_key").on(table.code),
    uniqueIndex("institute_registration_key").on(table.registrationKey),
    index("institute_term_index").on(table.termTo),
  ],
);

/** The people behind the phones of `institute_member`, for the team's own list. */
export const institutePerson = pgTable(
  "institute_person",
  {
    /** The same id as its member's. */
    id: id(),
    instituteId: uuid("institute_id")
      .notNull()
      .references(() => institute.id),
    name: text("name").notNull(),
    phoneEncrypted: text("phone_encrypted").notNull(),
    memberRole: text("member_role", { enum: ["owner", "verifier", "reviewer"] }).notNull(),
    /** Where this member wants to be reminded of work; an owner without an own address has the institute's. */
    emailEncrypted: text("email_encrypted"),
    remindBySms: boolean("remind_by_sms").notNull().default(true),
    remindByEmail: boolean("remind_by_email").notNull().default(true),
    createdAt: instant("created_at").notNull(),
    endedAt: instant("ended_at"),
  },
  (table) => [index("institute_person_index").on(table.instituteId, table.createdAt)],
);

/** A student on an institute's own roll. */
export const rosterStudent = pgTable(
  "roster_student",
  {
    id: id(),
    instituteId: uuid("institute_id")
      .notNull()
      .references(() => institute.id),
    admissionNumber: text("admission_number").notNull(),
    name: text("name").notNull(),
    birthDay: date("birth_day", { mode: "string" }).notNull(),
    gender: text("gender", { enum: ["male", "female", "other"] }).notNull(),
    course: text("course").notNull(),
    year: text("year").notNull(),
    phoneEncrypted: text("phone_encrypted"),
    phoneHash: text("phone_hash"),
    status: text("status", { enum: ["listed", "confirmed", "left"] }).notNull(),
    confirmedAt: instant("confirmed_at"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("roster_student_number_key").on(table.instituteId, table.admissionNumber),
    index("roster_student_name_index").on(table.instituteId, table.name, table.id),
    index("roster_student_phone_index").on(table.phoneHash),
  ],
);

/** A CSV that was read in: how many lines, and what was wrong with which. */
export const rosterImport = pgTable(
  "roster_import",
  {
    id: id(),
    instituteId: uuid("institute_id")
      .notNull()
      .references(() => institute.id),
    fileName: text("file_name").notNull(),
    rows: integer("rows").notNull(),
    added: integer("added").notNull(),
    updated: integer("updated").notNull(),
    refused: integer("refused").notNull(),
    /** Line number and sentences; never the line itself. */
    problems: jsonb("problems").$type<{ line: number; errors: string[] }[]>().notNull(),
    importedAt: instant("imported_at").notNull(),
  },
  (table) => [index("roster_import_index").on(table.instituteId, table.importedAt)],
);

/** A bonafide letter that was issued; its PDF is drawn from this row. */
export const bonafideLetter = pgTable(
  "bonafide_letter",
  {
    id: id(),
    serial: serial("serial").notNull(),
    instituteId: uuid("institute_id")
      .notNull()
      .references(() => institute.id),
    rosterStudentId: uuid("roster_student_id")
      .notNull()
      .references(() => rosterStudent.id),
    purpose: text("purpose").notNull(),
    /** As it stood on the roll that day. */
    facts: jsonb("facts").$type<Record<string, string>>().notNull(),
    issuedAt: instant("issued_at").notNull(),
    issuedBy: uuid("issued_by"),
  },
  (table) => [
    index("bonafide_letter_institute_id_index").on(table.instituteId),
    uniqueIndex("bonafide_letter_serial_key").on(table.serial),
    index("bonafide_letter_student_index").on(table.rosterStudentId, table.issuedAt),
  ],
);
