import { index, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "../columns.ts";

/** The answer given to a request that carries a key, so that a retry gets the same one. */
export const idempotencyKey = pgTable(
  "idempotency_key",
  {
    /** Whose key it is and for what, for example "student:<id>:application.submit". */
    scope: text("scope").notNull(),
    key: text("key").notNull(),
    requestHash: text("request_hash").notNull(),
    answer: jsonb("answer").$type<{ value?: unknown }>(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ name: "idempotency_key_pkey", columns: [table.scope, table.key] }),
    index("idempotency_key_created_index").on(table.createdAt),
  ],
);
