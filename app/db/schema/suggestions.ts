import { sql } from "drizzle-orm";
import { index, integer, pgTable, serial, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { id, instant } from "../columns.ts";
import { document } from "./documents.ts";
import { scholarship } from "./scholarships.ts";
import { appUser } from "./users.ts";

/** What somebody says is wrong about a scholarship, with what is right and how they know. */
export const suggestion = pgTable(
  "suggestion",
  {
    id: id(),
    /** The number people read aloud is made of it and of the year. */
    serial: serial("serial").notNull(),
    scholarshipId: uuid("scholarship_id")
      .notNull()
      .references(() => scholarship.id, { onDelete: "cascade" }),
    field: text("field", {
      enum: ["amount", "dates", "rules", "papers", "benefits", "process", "link", "name", "other"],
    }).notNull(),
    status: text("status", { enum: ["open", "accepted", "declined"] }).notNull(),
    /** What is wrong, what is right, the address of the proof: sealed whole; emptied some time after the decision. */
    wordsEncrypted: text("words_encrypted"),
    /** Only of who wants to hear what became of it. */
    emailEncrypted: text("email_encrypted"),
    emailHash: text("email_hash"),
    /** Who was signed in hears it under the bell. */
    userId: uuid("user_id").references(() => appUser.id),
    language: text("language").notNull(),
    /** The proof, where it is a file. */
    documentId: uuid("document_id").references(() => document.id),
    /** Coded (suggestion-news.messages): why it was declined. */
    reason: text("reason"),
    decidedBy: uuid("decided_by"),
    decidedAt: instant("decided_at"),
    createdAt: instant("created_at").notNull(),
    revision: integer("revision").notNull().default(1),
  },
  (table) => [
    index("suggestion_document_id_index").on(table.documentId).where(sql`document_id is not null`),
    uniqueIndex("suggestion_serial_key").on(table.serial),
    index("suggestion_created_index").on(table.createdAt, table.id),
    index("suggestion_scholarship_index").on(table.scholarshipId, table.status),
    index("suggestion_email_index").on(table.emailHash),
    index("suggestion_user_index").on(table.userId),
  ],
);
