import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { id, instant } from "../columns.ts";
import { application } from "./applications.ts";
import { institute } from "./institutes.ts";
import { scholarship } from "./scholarships.ts";
import { student } from "./students.ts";

/** One message to all who stand at the same place with one scholarship. */
export const groupMessage = pgTable(
  "group_message",
  {
    id: id(),
    /** Who writes: an institute; null: the admin desk. */
    instituteId: uuid("institute_id").references(() => institute.id),
    scholarshipId: uuid("scholarship_id")
      .notNull()
      .references(() => scholarship.id),
    /** At which place they stood when it was written. */
    audience: text("audience", { enum: ["approved", "action_needed", "under_review", "draft"] }).notNull(),
    /** Title and message by the code of the language; who reads another gets the first one, marked. */
    words: jsonb("words").$type<Record<string, { title: string; message: string }>>().notNull(),
    /** Coded (group-message-status.ts of the reviews room). */
    status: text("status", { enum: ["waiting", "sending", "sent", "cancelled"] }).notNull(),
    people: integer("people").notNull(),
    preparedBy: uuid("prepared_by").notNull(),
    preparedByRole: text("prepared_by_role").notNull(),
    preparedAt: instant("prepared_at").notNull(),
    settledBy: uuid("settled_by"),
    settledAt: instant("settled_at"),
    doneAt: instant("done_at"),
  },
  (table) => [
    index("group_message_institute_index").on(table.instituteId, table.preparedAt),
    index("group_message_prepared_index").on(table.preparedAt, table.id),
    index("group_message_scholarship_index").on(table.scholarshipId),
  ],
);

/** One student of it, as the audience was when it was written: each once. */
export const groupMessagePerson = pgTable(
  "group_message_person",
  {
    messageId: uuid("message_id")
      .notNull()
      .references(() => groupMessage.id, { onDelete: "cascade" }),
    studentId: uuid("student_id")
      .notNull()
      .references(() => student.id),
    applicationId: uuid("application_id")
      .notNull()
      .references(() => application.id, { onDelete: "cascade" }),
    /** Handed to the outbox; null while it waits. */
    sentAt: instant("sent_at"),
  },
  (table) => [
    primaryKey({ name: "group_message_person_pkey", columns: [table.messageId, table.studentId] }),
    index("group_message_person_student_index").on(table.studentId),
    index("group_message_person_application_index").on(table.applicationId),
  ],
);
