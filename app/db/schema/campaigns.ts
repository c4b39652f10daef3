import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { deletedAt, id, instant } from "../columns.ts";

/** A notification to many people at once. The counts are those of its recipients. */
export const campaign = pgTable(
  "campaign",
  {
    id: id(),
    title: text("title").notNull(),
    message: text("message").notNull(),
    type: text("type", { enum: ["renewal", "promotion", "alert", "update"] }).notNull(),
    audience: text("audience", {
      enum: ["all_users", "premium_users", "agents", "expired_users"],
    }).notNull(),
    priority: text("priority", { enum: ["high", "medium", "low"] }).notNull(),
    status: text("status", { enum: ["sending", "sent"] }).notNull(),
    /** How many people it goes to, known when it was sent. */
    recipients: integer("recipients").notNull(),
    /** Handed to the outbox; a batch at a time. */
    sent: integer("sent").notNull().default(0),
    delivered: integer("delivered").notNull().default(0),
    opened: integer("opened").notNull().default(0),
    clicked: integer("clicked").notNull().default(0),
    createdBy: uuid("created_by").notNull(),
    createdAt: instant("created_at").notNull(),
    finishedAt: instant("finished_at"),
    deletedAt: deletedAt(),
  },
  (table) => [
    index("campaign_created_index").on(table.createdAt, table.id),
    index("campaign_status_index").on(table.status).where(sql`status = 'sending'`),
  ],
);

/** One person of a campaign's audience, as it was resolved at the moment of sending. */
export const campaignRecipient = pgTable(
  "campaign_recipient",
  {
    id: id(),
    campaignId: uuid("campaign_id")
      .notNull()
      .references(() => campaign.id),
    /** An insured user or an agent, as the audience says. */
    personId: uuid("person_id").notNull(),
    /** The message in the outbox; null until its batch came. */
    messageId: uuid("message_id"),
    sentAt: instant("sent_at"),
    deliveredAt: instant("delivered_at"),
    openedAt: instant("opened_at"),
    clickedAt: instant("clicked_at"),
  },
  (table) => [
    uniqueIndex("campaign_recipient_person_key").on(table.campaignId, table.personId),
    index("campaign_recipient_waiting_index").on(table.campaignId, table.id).where(sql`sent_at is null`),
    index("campaign_recipient_message_index")
      .on(table.messageId)
      .where(sql`message_id is not null and delivered_at is null`),
  ],
);
