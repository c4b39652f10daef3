import { sql } from "drizzle-orm";
import { index, integer, pgTable, serial, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { giverRoles } from "#app/core/portals/roles.ts";
import { id, instant } from "../columns.ts";
import { document } from "./documents.ts";
import { organisation } from "./organisations.ts";
import { appUser } from "./users.ts";

/** Somebody asks to give through the site: a person, a trust, a foundation, a company. */
export const joiningRequest = pgTable(
  "joining_request",
  {
    id: id(),
    /** Makes the number people read aloud. */
    serial: serial("serial").notNull(),
    kind: text("kind", { enum: giverRoles }).notNull(),
    holder: text("holder", { enum: ["person", "trust", "foundation", "company"] }).notNull(),
    status: text("status", {
      enum: ["draft", "proven", "submitted", "asked", "approved", "refused"],
    }).notNull(),
    emailEncrypted: text("email_encrypted").notNull(),
    emailHash: text("email_hash").notNull(),
    /** What stands after the @: colleagues of one house are seen by it. */
    emailDomain: text("email_domain").notNull(),
    /** The code of the mail, hashed; emptied when it was right. */
    codeHash: text("code_hash"),
    codeSentAt: instant("code_sent_at"),
    codeTries: integer("code_tries").notNull().default(0),
    /** For the desk's list; set when it is sent. */
    name: text("name"),
    city: text("city"),
    state: text("state"),
    /** PAN, phone, person, address: sealed whole. */
    answersEncrypted: text("answers_encrypted"),
    panHash: text("pan_hash"),
    cin: text("cin"),
    registrationKey: text("registration_key"),
    documentId: uuid("document_id").references(() => document.id),
    createdAt: instant("created_at").notNull(),
    submittedAt: instant("submitted_at"),
    dueAt: instant("due_at"),
    escalatedAt: instant("escalated_at"),
    decidedAt: instant("decided_at"),
    /** What the desk asked for, or why it refused: read by the one who asked to join. */
    told: text("told"),
    organisationId: uuid("organisation_id").references(() => organisation.id),
    revision: integer("revision").notNull().default(0),
  },
  (table) => [
    index("joining_request_organisation_id_index")
      .on(table.organisationId)
      .where(sql`organisation_id is not null`),
    index("joining_request_document_id_index").on(table.documentId).where(sql`document_id is not null`),
    uniqueIndex("joining_request_serial_key").on(table.serial),
    index("joining_request_desk_index").on(table.submittedAt, table.id),
    index("joining_request_created_index").on(table.createdAt).where(sql`status in ('draft', 'proven')`),
    index("joining_request_pan_index").on(table.panHash),
  ],
);

/** What happened to a request, with the name of who did it. */
export const joiningEvent = pgTable(
  "joining_event",
  {
    id: id(),
    requestId: uuid("request_id")
      .notNull()
      .references(() => joiningRequest.id, { onDelete: "cascade" }),
    at: instant("at").notNull(),
    byUserId: uuid("by_user_id").references(() => appUser.id),
    byName: text("by_name").notNull(),
    words: text("words").notNull(),
  },
  (table) => [
    index("joining_event_by_user_id_index").on(table.byUserId).where(sql`by_user_id is not null`),
    index("joining_event_index").on(table.requestId, table.at, table.id),
  ],
);
