import { sql } from "drizzle-orm";
import { bigint, customType, integer, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** A row's id; the caller makes it with `newId()`, so that it is known before the row is written. */
export const id = () => uuid("id").primaryKey();

/**
 * A moment, to the millisecond: what a JavaScript Date holds. With microseconds in the column a page cursor
 * made of a Date would skip or repeat rows.
 */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: "date" });

export const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => "bytea" });

/** Money: whole paise, which a JavaScript number holds exactly up to ninety lakh crore rupees. */
export const paise = (name: string) => bigint(name, { mode: "number" });

/** Bits, all 64 of them. */
export const mask = (name: string) => bigint(name, { mode: "bigint" });

/** A list of words; empty, never null. */
export const texts = (name: string) => text(name).array().notNull().default(sql`'{}'::text[]`);

/** Counts the changes: two people at the desk do not overwrite each other (T39). */
export const revision = () => integer("revision").notNull().default(1);

/** Set while the row is deleted; undoing sets it back to null. */
export const deletedAt = () => instant("deleted_at");
