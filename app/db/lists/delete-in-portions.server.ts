import type { SQL } from "drizzle-orm";
import { sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { database } from "../opening/client.server.ts";

const PORTION = 5_000;

/**
 * Deletes all rows that `which` names, some thousands a statement: a night's heap of any size passes under the limit
 * of one statement, and a run that is cut off goes on with what is left. Says how many went.
 */
export async function deleteInPortions(
  table: PgTable,
  which: SQL | undefined,
  { portion = PORTION }: { portion?: number } = {},
): Promise<number> {
  // Without a condition it would be the whole table, by an undefined that nobody meant.
  if (!which) throw new Error("deleteInPortions() was called without a condition");
  for (let gone = 0; ; ) {
    const { rowCount } = await database().execute(
      sql`delete from ${table} where ctid = any (array(select ctid from ${table} where ${which} limit ${portion}))`,
    );
    gone += rowCount ?? 0;
    if ((rowCount ?? 0) < portion) return gone;
  }
}
