import { customType, timestamp, uuid } from "drizzle-orm/pg-core";

/** A row's id; the caller makes it with `newId()`, so that it is known before the row is written. */
export const id = () => uuid("id").primaryKey();

/**
 * A moment, to the millisecond: what a JavaScript Date holds. With microseconds in the column a page cursor
 * made of a Date would skip or repeat rows.
 */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: "date" });

export const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => "bytea" });
