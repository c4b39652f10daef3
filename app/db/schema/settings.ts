import { bigint, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../columns.ts";

/** What the running system remembers about itself: one value per key. */
export const setting = pgTable("setting", {
  key: text("key").primaryKey(),
  value: jsonb("value").$type<unknown>().notNull(),
  updatedAt: instant("updated_at").notNull(),
});

/** How often the public content behind a tag has changed; the page cache follows it. */
export const contentVersion = pgTable("content_version", {
  tag: text("tag").primaryKey(),
  version: bigint("version", { mode: "number" }).notNull(),
  changedAt: instant("changed_at").notNull(),
});
