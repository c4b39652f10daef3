import { index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../columns.ts";

/** How a service outside answered in one minute, of all processes together. Kept for two days. */
export const gatewayMinute = pgTable(
  "gateway_minute",
  {
    service: text("service", {
      enum: ["sms", "email", "whatsapp", "push", "payments", "files", "digilocker"],
    }).notNull(),
    minute: instant("minute").notNull(),
    good: integer("good").notNull(),
    bad: integer("bad").notNull(),
    lastGoodAt: instant("last_good_at"),
    lastBadAt: instant("last_bad_at"),
    /** Why the last bad one failed. */
    lastCode: text("last_code"),
  },
  (table) => [
    primaryKey({ columns: [table.service, table.minute] }),
    index("gateway_minute_minute_index").on(table.minute),
  ],
);

/** A process of this program that says every few seconds that it lives. Gone soon after it stops. */
export const processBeat = pgTable("process_beat", {
  id: uuid("id").primaryKey(),
  startedAt: instant("started_at").notNull(),
  beatAt: instant("beat_at").notNull(),
  /** Its clock against the database's; ahead is positive. */
  skewMs: integer("skew_ms").notNull(),
});
