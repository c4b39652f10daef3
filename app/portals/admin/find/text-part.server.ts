import { type Column, type SQL, sql } from "drizzle-orm";

/** "Contains this, in whatever case": what was typed is no pattern. */
export function textPart(column: Column, typed: string): SQL {
  const part = `%${typed.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
  return sql`lower(${column}) like ${part}`;
}
