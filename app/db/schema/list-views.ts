import { boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { id, instant, texts } from "../columns.ts";
import { appUser } from "./users.ts";

/** How somebody looks at a list of their desk, by a name: its filters, order, columns and page size. */
export const listView = pgTable(
  "list_view",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => appUser.id),
    /** Whose desk: "admin", "institute:<id>", "organisation:<id>", or the account's own. */
    desk: text("desk").notNull(),
    /** The list's address (app/core/desk-lists.ts). */
    list: text("list").notNull(),
    name: text("name").notNull(),
    /** The parameters of the address, in one order of keys; never the words of a search. */
    query: text("query").notNull(),
    /** Everybody of the desk sees it. */
    isShared: boolean("is_shared").notNull().default(false),
    createdAt: instant("created_at").notNull(),
    changedAt: instant("changed_at").notNull(),
  },
  (table) => [
    uniqueIndex("list_view_name_key").on(table.userId, table.desk, table.list, table.name),
    index("list_view_desk_index").on(table.desk),
  ],
);

/** How a list opens for somebody who has chosen nothing in its address. */
export const listChoice = pgTable(
  "list_choice",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => appUser.id),
    desk: text("desk").notNull(),
    list: text("list").notNull(),
    viewId: uuid("view_id").references(() => listView.id, { onDelete: "set null" }),
    /** The columns left out where no view says it. */
    hidden: texts("hidden"),
  },
  (table) => [
    primaryKey({ name: "list_choice_pkey", columns: [table.userId, table.desk, table.list] }),
    index("list_choice_view_index").on(table.viewId),
  ],
);
