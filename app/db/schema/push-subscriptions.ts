import { index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { id, instant } from "../columns.ts";
import { session } from "./sessions.ts";
import { appUser } from "./users.ts";

/** A browser that rings for what comes under the bell. It lives as long as the session it was asked for in. */
export const pushSubscription = pgTable(
  "push_subscription",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => appUser.id),
    sessionId: uuid("session_id")
      .notNull()
      .references(() => session.id, { onDelete: "cascade" }),
    endpointHash: text("endpoint_hash").notNull(),
    /** Address and keys, as JSON. */
    subscriptionEncrypted: text("subscription_encrypted").notNull(),
    /** It has rung for everything until then. */
    toldUntil: instant("told_until").notNull(),
    failures: integer("failures").notNull().default(0),
    nextTryAt: instant("next_try_at"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("push_subscription_endpoint_key").on(table.endpointHash),
    index("push_subscription_user_index").on(table.userId),
    index("push_subscription_session_index").on(table.sessionId),
  ],
);
