import { sql } from "drizzle-orm";
import { date, index, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { id, instant } from "../columns.ts";
import { listView } from "./list-views.ts";
import { appUser } from "./users.ts";

/** D35: a view of a list that comes by mail, as a link: what stands in the list is read by whoever opens it. */
export const listMail = pgTable(
  "list_mail",
  {
    id: id(),
    viewId: uuid("view_id")
      .notNull()
      .references(() => listView.id, { onDelete: "cascade" }),
    /** Who has it sent. */
    userId: uuid("user_id")
      .notNull()
      .references(() => appUser.id),
    schedule: text("schedule", { enum: ["daily", "weekly", "monthly"] }).notNull(),
    createdAt: instant("created_at").notNull(),
    /** The Indian day of the last mail: one a day at most, whatever runs twice. */
    sentOn: date("sent_on", { mode: "string" }),
    endedAt: instant("ended_at"),
  },
  (table) => [
    // One of a view for each sender, however often the button is pressed.
    uniqueIndex("list_mail_view_key").on(table.viewId, table.userId).where(sql`ended_at is null`),
    index("list_mail_view_id_index").on(table.viewId),
    index("list_mail_user_index").on(table.userId),
  ],
);

/** To whom it goes, while they belong to that desk and have not ended it. */
export const listMailReader = pgTable(
  "list_mail_reader",
  {
    mailId: uuid("mail_id")
      .notNull()
      .references(() => listMail.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => appUser.id),
    /** They no longer wish it. */
    endedAt: instant("ended_at"),
  },
  (table) => [
    primaryKey({ name: "list_mail_reader_pkey", columns: [table.mailId, table.userId] }),
    index("list_mail_reader_user_index").on(table.userId),
  ],
);
