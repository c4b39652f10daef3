import { sql } from "drizzle-orm";
import { index, integer, pgTable, serial, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { id, instant } from "../columns.ts";
import { document } from "./documents.ts";
import { institute } from "./institutes.ts";
import { student } from "./students.ts";
import { appUser } from "./users.ts";

/** A student whose SIM is gone asks for her account on another number (S3). */
export const recoveryRequest = pgTable(
  "recovery_request",
  {
    id: id(),
    /** Makes the number people read aloud. */
    serial: serial("serial").notNull(),
    status: text("status", {
      enum: ["draft", "proven", "submitted", "waiting", "done", "refused", "stopped"],
    }).notNull(),
    /** In which she is told. */
    language: text("language").notNull(),
    newPhoneEncrypted: text("new_phone_encrypted").notNull(),
    newPhoneHash: text("new_phone_hash").notNull(),
    /** As it was typed, whether or not there is such a number. */
    otrNumber: text("otr_number"),
    /** Date of birth, last digits, her own words: sealed whole; emptied some time after the end. */
    answersEncrypted: text("answers_encrypted"),
    documentId: uuid("document_id").references(() => document.id),
    /** Whose number it is, if anybody's. Only the desk learns it. */
    userId: uuid("user_id").references(() => appUser.id),
    studentId: uuid("student_id").references(() => student.id),
    /** The institute that began it for her, or that said it is her. */
    instituteId: uuid("institute_id").references(() => institute.id),
    /** Who there stood before her: one of the two people. */
    spokenBy: uuid("spoken_by"),
    spokenByName: text("spoken_by_name"),
    spokenAt: instant("spoken_at"),
    createdAt: instant("created_at").notNull(),
    submittedAt: instant("submitted_at"),
    dueAt: instant("due_at"),
    /** Two people have agreed: from then on the new number opens the account, unless somebody stops it. */
    takesEffectAt: instant("takes_effect_at"),
    endedAt: instant("ended_at"),
    revision: integer("revision").notNull().default(0),
  },
  (table) => [
    index("recovery_request_student_id_index").on(table.studentId).where(sql`student_id is not null`),
    index("recovery_request_document_id_index").on(table.documentId).where(sql`document_id is not null`),
    uniqueIndex("recovery_request_serial_key").on(table.serial),
    index("recovery_request_desk_index").on(table.submittedAt, table.id),
    index("recovery_request_user_index").on(table.userId),
    index("recovery_request_institute_index").on(table.instituteId),
    index("recovery_request_waiting_index").on(table.takesEffectAt).where(sql`status = 'waiting'`),
  ],
);

/** What happened to a request, with the name of who did it. */
export const recoveryEvent = pgTable(
  "recovery_event",
  {
    id: id(),
    requestId: uuid("request_id")
      .notNull()
      .references(() => recoveryRequest.id, { onDelete: "cascade" }),
    at: instant("at").notNull(),
    byUserId: uuid("by_user_id").references(() => appUser.id),
    byName: text("by_name").notNull(),
    words: text("words").notNull(),
  },
  (table) => [
    index("recovery_event_by_user_id_index").on(table.byUserId).where(sql`by_user_id is not null`),
    index("recovery_event_index").on(table.requestId, table.at, table.id),
  ],
);
