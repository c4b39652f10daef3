import { bigint, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { bytea, id, instant, texts } from "../columns.ts";
import { appUser } from "./users.ts";

export const passkey = pgTable(
  "passkey",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => appUser.id),
    credentialId: text("credential_id").notNull(),
    publicKey: bytea("public_key").notNull(),
    counter: bigint("counter", { mode: "number" }).notNull(),
    transports: texts("transports"),
    name: text("name").notNull(),
    createdAt: instant("created_at").notNull(),
    lastUsedAt: instant("last_used_at"),
  },
  (table) => [
    uniqueIndex("passkey_credential_key").on(table.credentialId),
    index("passkey_user_index").on(table.userId),
  ],
);

/** A question put to an authenticator; answered once, within minutes. */
export const passkeyChallenge = pgTable(
  "passkey_challenge",
  {
    id: id(),
    challenge: text("challenge").notNull(),
    purpose: text("purpose", { enum: ["register", "sign_in"] }).notNull(),
    userId: uuid("user_id").references(() => appUser.id),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
  },
  (table) => [
    index("passkey_challenge_user_id_index").on(table.userId),
    index("passkey_challenge_expiry_index").on(table.expiresAt),
  ],
);
