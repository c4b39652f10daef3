import { index, integer, pgTable, serial, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { id, instant } from "../columns.ts";
import { appUser } from "./users.ts";

/** A question or a complaint that came by the contact form, with its number and its clock (T37). */
export const enquiry = pgTable(
  "enquiry",
  {
    id: id(),
    /** The number people read aloud is made of it and of the year. */
    serial: serial("serial").notNull(),
    kind: text("kind", { enum: ["enquiry", "grievance"] }).notNull(),
    subject: text("subject", {
      enum: ["plan-inquiry", "claim-support", "technical-support", "general-query", "complaint"],
    }).notNull(),
    status: text("status", { enum: ["open", "answered", "closed"] }).notNull(),
    name: text("name").notNull(),
    /** Null, like the four below, once the person asked to be forgotten. */
    emailEncrypted: text("email_encrypted"),
    emailHash: text("email_hash"),
    phoneEncrypted: text("phone_encrypted"),
    phoneHash: text("phone_hash"),
    messageEncrypted: text("message_encrypted"),
    language: text("language").notNull(),
    /** Where it comes from, as the desk sorted it; the form does not ask. */
    region: text("region", { enum: ["North", "South", "East", "West"] }),
    /** Who of the desk has taken it. */
    assignedTo: uuid("assigned_to"),
    createdAt: instant("created_at").notNull(),
    /** The promise that was made when it came: two office hours. */
    replyBy: instant("reply_by").notNull(),
    /** Grievances only: when it has to be settled at the latest. */
    settleBy: instant("settle_by"),
    answeredAt: instant("answered_at"),
    closedAt: instant("closed_at"),
    /** When the missed promise was brought to the desk's notice. */
    escalatedAt: instant("escalated_at"),
    erasedAt: instant("erased_at"),
    /** Counts the changes: two people at the desk do not overwrite each other (T39). */
    revision: integer("revision").notNull().default(1),
  },
  (table) => [
    uniqueIndex("enquiry_serial_key").on(table.serial),
    index("enquiry_status_index").on(table.status, table.replyBy, table.id),
    index("enquiry_created_index").on(table.createdAt, table.id),
    index("enquiry_email_index").on(table.emailHash),
    index("enquiry_phone_index").on(table.phoneHash),
    index("enquiry_region_index").on(table.region, table.status),
  ],
);

/** What the desk wrote back; it left as an e-mail in the same transaction. */
export const enquiryAnswer = pgTable(
  "enquiry_answer",
  {
    id: id(),
    enquiryId: uuid("enquiry_id")
      .notNull()
      .references(() => enquiry.id),
    /** The person at the desk. */
    userId: uuid("user_id")
      .notNull()
      .references(() => appUser.id),
    textEncrypted: text("text_encrypted").notNull(),
    /** Coded (answers.en.ts): what was chosen from the saved ones; it stands before what was typed. */
    sentence: text("sentence"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("enquiry_answer_user_id_index").on(table.userId),
    index("enquiry_answer_enquiry_index").on(table.enquiryId, table.createdAt),
  ],
);
