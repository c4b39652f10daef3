import { bigint, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, instant } from "../columns.ts";
import { appUser } from "./users.ts";

export const userTotp = pgTable("user_totp", {
  id: id(),
  userId: uuid("user_id")
    .notNull()
    .unique("user_totp_user_key")
    .references(() => appUser.id),
  secretEncrypted: text("secret_encrypted").notNull(),
  createdAt: instant("created_at").notNull(),
  /** Null while it is being set up: it protects nothing before a first code was right. */
  confirmedAt: instant("confirmed_at"),
  /** The time step of the last accepted code: each is accepted once. */
  lastStep: bigint("last_step", { mode: "number" }).notNull().default(0),
});

export const recoveryCode = pgTable(
  "recovery_code",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => appUser.id),
    codeHash: text("code_hash").notNull(),
    usedAt: instant("used_at"),
  },
  (table) => [index("recovery_code_user_index").on(table.userId)],
);
