import { sql } from "drizzle-orm";
import {
  bigint,
  index,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { sealedAnswers, sealedText } from "../audit/sealed-columns.ts";
import { id, instant, paise, texts } from "../columns.ts";
import { document } from "./documents.ts";
import { scholarship } from "./scholarships.ts";
import { studentHelper } from "./student-helpers.ts";
import { student } from "./students.ts";
import { appUser } from "./users.ts";

/** Nothing here is more than the row said in clear already. */
export interface IssuedReceipt {
  readonly scholarship: string | null;
  readonly provider: string | null;
  readonly accountLastFour: string | null;
  readonly papers: number;
  readonly dueAt: string | null;
}

/** An application: for one scholarship, or (assisted) for whichever the desk finds. */
export const application = pgTable(
  "application",
  {
    id: id(),
    /** Makes the number people read aloud. */
    serial: serial("serial").notNull(),
    studentId: uuid("student_id")
      .notNull()
      .references(() => student.id),
    userId: uuid("user_id")
      .notNull()
      .references(() => appUser.id),
    scholarshipId: uuid("scholarship_id").references(() => scholarship.id),
    /** Who filled it for her, the last of them; null: she alone. */
    helperId: uuid("helper_id").references(() => studentHelper.id),
    status: text("status", {
      enum: [
        "draft",
        "under_review",
        "action_needed",
        "approved",
        "forwarded",
        "rejected",
        "withdrawn",
        "paid",
      ],
    }).notNull(),
    /** Field by field with its own time, so that two devices can write at once. Sealed but for what lists ask for (X23). Emptied on erasure. */
    answers: sealedAnswers("answers").notNull(),
    /** The step that was open last: where it resumes. */
    step: text("step").notNull().default("1"),
    /** T25: the number itself is never kept. */
    aadhaarLastFour: text("aadhaar_last_four"),
    aadhaarHash: text("aadhaar_hash"),
    /** T26: bound to this row. */
    accountEncrypted: text("account_encrypted"),
    accountLastFour: text("account_last_four"),
    createdAt: instant("created_at").notNull(),
    savedAt: instant("saved_at").notNull(),
    submittedAt: instant("submitted_at"),
    /** When the one who holds it must have acted. */
    dueAt: instant("due_at"),
    /** The student asked for more time, once. */
    extendedAt: instant("extended_at"),
    /** The promise was missed: the admin desk holds it now. */
    escalatedAt: instant("escalated_at"),
    decidedAt: instant("decided_at"),
    /** Coded (decision-reasons.ts). */
    decisionReasons: texts("decision_reasons"),
    decisionNote: text("decision_note"),
    /** Coded (sentences.en.ts): read in the student's language. */
    decisionSentence: text("decision_sentence"),
    awardPaise: paise("award_paise"),
    appealedAt: instant("appealed_at"),
    appealText: text("appeal_text"),
    paidAt: instant("paid_at"),
    payoutReference: text("payout_reference"),
    /** Sent on to a provider outside, and the number it has there. */
    forwardedAt: instant("forwarded_at"),
    providerReference: text("provider_reference"),
    /** What the receipt said when it was sent: later changes do not reach it (S16). Null in older rows. */
    issued: jsonb("issued").$type<IssuedReceipt>(),
    /** Of a draft that nobody saves: the day she was told it goes, and when she was told last. Void once it is saved again. */
    goesAt: instant("goes_at"),
    goesToldAt: instant("goes_told_at"),
    erasedAt: instant("erased_at"),
  },
  (table) => [
    index("application_user_id_index").on(table.userId),
    index("application_helper_id_index").on(table.helperId),
    uniqueIndex("application_serial_key").on(table.serial),
    index("application_student_index").on(table.studentId, table.savedAt, table.id),
    index("application_scholarship_index").on(table.scholarshipId, table.status),
    // The Applications tab of whoever runs it: newest or oldest first.
    index("application_sent_index")
      .on(table.scholarshipId, table.submittedAt, table.id)
      .where(sql`submitted_at is not null and erased_at is null`),
    // The same for those of one state.
    index("application_state_index")
      .on(table.scholarshipId, table.status, table.submittedAt, table.id)
      .where(sql`submitted_at is not null and erased_at is null`),
    index("application_due_index").on(table.dueAt).where(sql`due_at is not null and escalated_at is null`),
    // The drafts that grow old, for the reminders and for what goes.
    index("application_draft_index").on(table.savedAt).where(sql`status = 'draft'`),
    // One at a time; whoever withdrew or was refused may apply again.
    uniqueIndex("application_open_key")
      .on(table.studentId, table.scholarshipId)
      .where(sql`scholarship_id is not null and status not in ('withdrawn', 'rejected', 'paid')`),
  ],
);

/** Which document of the vault answers for which field. */
export const applicationDocument = pgTable(
  "application_document",
  {
    applicationId: uuid("application_id")
      .notNull()
      .references(() => application.id, { onDelete: "cascade" }),
    field: text("field").notNull(),
    documentId: uuid("document_id")
      .notNull()
      .references(() => document.id),
    attachedAt: instant("attached_at").notNull(),
    /** Taken from the vault by itself, not chosen. */
    source: text("source", { enum: ["chosen", "registration", "vault"] }).notNull(),
  },
  (table) => [
    primaryKey({ name: "application_document_pkey", columns: [table.applicationId, table.field] }),
    index("application_document_document_index").on(table.documentId),
  ],
);

/** One document or fact that is looked at. Mending one leaves the others standing. */
export const applicationCheck = pgTable(
  "application_check",
  {
    id: id(),
    applicationId: uuid("application_id")
      .notNull()
      .references(() => application.id, { onDelete: "cascade" }),
    code: text("code").notNull(),
    status: text("status", { enum: ["pending", "verified", "defect"] }).notNull(),
    /** Coded (check-status.ts). */
    reason: text("reason"),
    note: text("note"),
    /** Coded (sentences.en.ts): read in the student's language. */
    sentence: text("sentence"),
    checkedAt: instant("checked_at"),
    checkedByRole: text("checked_by_role"),
    position: bigint("position", { mode: "number" }).notNull(),
  },
  (table) => [uniqueIndex("application_check_code_key").on(table.applicationId, table.code)],
);

/** The timeline, as its student reads it. The audit chain holds the proof. */
export const applicationEvent = pgTable(
  "application_event",
  {
    id: id(),
    applicationId: uuid("application_id")
      .notNull()
      .references(() => application.id, { onDelete: "cascade" }),
    event: text("event").notNull(),
    toStatus: text("to_status"),
    /** Of a check: its code. */
    about: text("about"),
    byRole: text("by_role").notNull(),
    helperId: uuid("helper_id").references(() => studentHelper.id),
    at: instant("at").notNull(),
  },
  (table) => [
    index("application_event_helper_id_index").on(table.helperId),
    index("application_event_index").on(table.applicationId, table.at, table.id),
  ],
);

/** Between the student and whoever reviews. */
export const applicationMessage = pgTable(
  "application_message",
  {
    id: id(),
    applicationId: uuid("application_id")
      .notNull()
      .references(() => application.id, { onDelete: "cascade" }),
    byRole: text("by_role").notNull(),
    byUserId: uuid("by_user_id").references(() => appUser.id),
    text: text("text").notNull(),
    sentAt: instant("sent_at").notNull(),
  },
  (table) => [
    index("application_message_by_user_id_index").on(table.byUserId).where(sql`by_user_id is not null`),
    index("application_message_index").on(table.applicationId, table.sentAt, table.id),
  ],
);

/** When the service itself could not be reached, measured by its own heartbeat. */
export const serviceOutage = pgTable("service_outage", {
  id: id(),
  beganAt: instant("began_at").notNull(),
  endedAt: instant("ended_at").notNull(),
});

/** What a student keeps for the next application; every field may be empty. */
export const studentProfile = pgTable("student_profile", {
  studentId: uuid("student_id")
    .primaryKey()
    .references(() => student.id, { onDelete: "cascade" }),
  email: sealedText("student_profile", "email"),
  course: text("course"),
  institution: text("institution"),
  year: text("year"),
  cgpa: text("cgpa"),
  updatedAt: instant("updated_at").notNull(),
});
