import { index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { id, instant } from "../columns.ts";
import { appUser } from "./users.ts";

export const userPassword = pgTable("user_password", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => appUser.id),
  /** argon2id in PHC form (T5). */
  hash: text("hash").notNull(),
  changedAt: instant("changed_at").notNull(),
});

export const passwordReset = pgTable(
  "password_reset",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => appUser.id),
    tokenHash: text("token_hash").notNull(),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
  },
  (table) => [
    uniqueIndex("password_reset_token_key").on(table.tokenHash),
    index("password_reset_user_index").on(table.userId),
  ],
);
