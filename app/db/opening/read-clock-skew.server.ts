import { sql } from "drizzle-orm";
import { connection } from "./client.server.ts";

/** By how many seconds the clock of this machine is ahead of the database's; the way there and back is shared. */
export async function readClockSkew(): Promise<number> {
  const before = performance.timeOrigin + performance.now();
  const { rows } = await connection().db.execute<{ at: number }>(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as at`,
  );
  const after = performance.timeOrigin + performance.now();
  return Math.round((before + after) / 2 - (rows[0]?.at ?? 0)) / 1000;
}
