import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { id, instant } from "../columns.ts";

/** A code sent to a phone: its keyed hash, bound to that phone and to what it is for (T1–T3). */
export const otpCode = pgTable(
  "otp_code",
  {
    id: id(),
    phoneHash: text("phone_hash").notNull(),
    purpose: text("purpose", {
      enum: [
        "student",
        "institute",
        "registration",
        "guardian",
        "guardian_session",
        "contact",
        "account",
        // A student lets somebody help her; the helper signs in; she confirms what the helper filled.
        "let_help",
        "helper",
        "helped_send",
      ],
    }).notNull(),
    codeHash: text("code_hash").notNull(),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    /** Carried over from the code it replaces: asking again gives no new tries. */
    tries: integer("tries").notNull().default(0),
    usedAt: instant("used_at"),
    voidedAt: instant("voided_at"),
  },
  (table) => [
    // At most one code of a phone is alive for one purpose, whatever happens at the same moment.
    uniqueIndex("otp_code_alive_key")
      .on(table.phoneHash, table.purpose)
      .where(sql`used_at is null and voided_at is null`),
    index("otp_code_expiry_index").on(table.expiresAt),
  ],
);
