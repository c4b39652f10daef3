import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { id, instant } from "../columns.ts";
import { student } from "./students.ts";
import { appUser } from "./users.ts";

/** An SMS, e-mail or WhatsApp message on its way out. Written in the transaction that causes it; a job sends it (T41). */
export const outboundMessage = pgTable(
  "outbound_message",
  {
    id: id(),
    channel: text("channel", { enum: ["sms", "email", "whatsapp"] }).notNull(),
    template: text("template").notNull(),
    language: text("language").notNull(),
    recipientEncrypted: text("recipient_encrypted").notNull(),
    recipientHash: text("recipient_hash").notNull(),
    /** Null for an SMS, and after the message was wiped. */
    subjectEncrypted: text("subject_encrypted"),
    /** JSON of what the channel needs; null once it has done its work (kept in the demo). */
    bodyEncrypted: text("body_encrypted"),
    /** What this message says to whom, once: a second one with the same key is not written. */
    dedupeKey: text("dedupe_key").notNull(),
    /** Coded (message-status.ts). */
    status: text("status", {
      enum: [
        "queued",
        "unproven",
        "sending",
        "handed",
        "waiting",
        "delivered",
        "read",
        "refused",
        "given_up",
        "expired",
      ],
    }).notNull(),
    /** Who it travels with: a code does not wait behind a mass mailing. */
    lane: text("lane", { enum: ["otp", "transactional", "bulk"] })
      .notNull()
      .default("transactional"),
    /** While it waits: when it is tried next; null when it waits for its lane to open again. */
    nextTryAt: instant("next_try_at"),
    attempts: integer("attempts").notNull().default(0),
    /** One worker has it until then; afterwards that worker is taken for dead. */
    claimedUntil: instant("claimed_until"),
    expiresAt: instant("expires_at"),
    /** When whoever reads this address said that it is theirs; only of messages that a visitor's form caused. */
    provenAt: instant("proven_at"),
    sentAt: instant("sent_at"),
    /** The gateway's own number for it. */
    reference: text("reference"),
    errorCode: text("error_code"),
    /** What it is about, for example an application. */
    subjectId: uuid("subject_id"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("outbound_message_dedupe_key").on(table.dedupeKey),
    index("outbound_message_recipient_index").on(table.recipientHash, table.createdAt),
    index("outbound_message_subject_index").on(table.subjectId),
    index("outbound_message_created_index").on(table.createdAt, table.id),
    index("outbound_message_status_index").on(table.status, table.createdAt),
    index("outbound_message_open_index")
      .on(table.lane, table.channel, table.createdAt)
      .where(sql`status in ('queued', 'sending', 'waiting')`),
    // WhatsApp's receipts name it.
    index("outbound_message_reference_index").on(table.reference).where(sql`channel = 'whatsapp'`),
  ],
);

/** How a gateway answers one lane, last seen by any process. No row: nothing was sent by it yet. */
export const messageLane = pgTable(
  "message_lane",
  {
    lane: text("lane", { enum: ["otp", "transactional", "bulk"] }).notNull(),
    channel: text("channel", { enum: ["sms", "email", "whatsapp"] }).notNull(),
    /** Away: it does not answer. Stopped: it refuses us, and a person must act. Held: a person keeps it closed. */
    state: text("state", { enum: ["working", "away", "stopped", "held"] }).notNull(),
    /** Since when it is in this state. */
    since: instant("since").notNull(),
    /** Answers that were no success, in a row. */
    failures: integer("failures").notNull().default(0),
    errorCode: text("error_code"),
    lastErrorAt: instant("last_error_at"),
    lastSuccessAt: instant("last_success_at"),
    /** While it is closed: from then on one message may try. */
    probeAt: instant("probe_at"),
    /** When the admins were told of this trouble. */
    toldAt: instant("told_at"),
  },
  (table) => [primaryKey({ columns: [table.lane, table.channel] })],
);

/** Title and message by the code of the language. */
export type NotificationWords = Readonly<
  Record<string, { readonly title: string; readonly message: string }>
>;

/** What somebody finds under the bell when they sign in. */
export const notification = pgTable(
  "notification",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => appUser.id),
    /** One phone may serve several students: whose news it is. Null: of the account, for all of them. */
    studentId: uuid("student_id").references(() => student.id),
    type: text("type", { enum: ["success", "info", "warning"] }).notNull(),
    title: text("title").notNull(),
    message: text("message").notNull(),
    /** The same in every language, so that whoever changes theirs reads it in the new one; null of what is English only. */
    words: jsonb("words").$type<NotificationWords>(),
    /** A path of this site. */
    link: text("link"),
    dedupeKey: text("dedupe_key"),
    createdAt: instant("created_at").notNull(),
    readAt: instant("read_at"),
  },
  (table) => [
    index("notification_student_id_index").on(table.studentId),
    index("notification_user_index").on(table.userId, table.createdAt, table.id),
    index("notification_unread_index").on(table.userId).where(sql`read_at is null`),
    uniqueIndex("notification_dedupe_key").on(table.userId, table.dedupeKey),
  ],
);

/** The checkboxes of the student's settings; no row means the defaults. */
export const notificationPreference = pgTable("notification_preference", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => appUser.id),
  emailNewScholarships: boolean("email_new_scholarships").notNull(),
  smsApplicationUpdates: boolean("sms_application_updates").notNull(),
  weeklyDigest: boolean("weekly_digest").notNull(),
  profileVisible: boolean("profile_visible").notNull(),
  shareAnonymousStories: boolean("share_anonymous_stories").notNull(),
  bellNewScholarships: boolean("bell_new_scholarships").notNull().default(true),
  bellDeadlines: boolean("bell_deadlines").notNull().default(true),
  emailDeadlines: boolean("email_deadlines").notNull().default(true),
  smsNewScholarships: boolean("sms_new_scholarships").notNull().default(true),
  smsDeadlines: boolean("sms_deadlines").notNull().default(true),
  whatsappNewScholarships: boolean("whatsapp_new_scholarships").notNull().default(false),
  whatsappDeadlines: boolean("whatsapp_deadlines").notNull().default(false),
  whatsappApplicationUpdates: boolean("whatsapp_application_updates").notNull().default(false),
  updatedAt: instant("updated_at").notNull(),
});

/** That somebody wants to be written to by WhatsApp, in the words that stood beside the boxes. A row is never changed but to end it. */
export const messageConsent = pgTable(
  "message_consent",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => appUser.id),
    channel: text("channel", { enum: ["whatsapp"] }).notNull(),
    language: text("language").notNull(),
    /** What she read beside the boxes; of a reply, the words she wrote. */
    words: text("words").notNull(),
    givenAt: instant("given_at").notNull(),
    givenBy: text("given_by", { enum: ["page", "reply"] }).notNull(),
    withdrawnAt: instant("withdrawn_at"),
    withdrawnBy: text("withdrawn_by", { enum: ["page", "reply"] }),
    /** The topics that were on when it ended: "START" switches the same on again. */
    topics: jsonb("topics").$type<readonly string[]>(),
  },
  (table) => [
    index("message_consent_user_index").on(table.userId, table.givenAt),
    uniqueIndex("message_consent_alive_key").on(table.userId, table.channel).where(sql`withdrawn_at is null`),
  ],
);
