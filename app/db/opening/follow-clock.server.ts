import { sql } from "drizzle-orm";
import { clockSkewMs, correctClock } from "#app/core/clock.ts";
import { log } from "#app/core/requests/observing/log.server.ts";
import { connection } from "./client.server.ts";

/** What the way to the database may blur; a smaller difference is left alone. */
const UNNOTICED_MS = 1000;
const WORTH_A_LINE_MS = 10_000;
const EVERY_MS = 60_000;

/**
 * The database's clock decides in every process: one whose machine goes wrong would move closings and write outages
 * that never were (O13a). It is read at the start and every minute, and `now()` is corrected by the difference.
 */
export async function followClock(): Promise<() => void> {
  if (connection().engine === "pglite") return () => undefined;
  await readClock();
  const timer = setInterval(() => void readClock().catch(() => undefined), EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

export async function readClock(own: () => number = Date.now): Promise<void> {
  const before = own();
  const { rows } = await connection().db.execute<{ ms: string }>(
    sql`select extract(epoch from clock_timestamp()) * 1000 as ms`,
  );
  const ahead = Math.round((before + own()) / 2 - Number(rows[0]?.ms));
  const isWrong = Math.abs(ahead) > UNNOTICED_MS;
  const known = clockSkewMs();
  correctClock(isWrong ? ahead : 0);
  if (Math.abs(ahead) > WORTH_A_LINE_MS && Math.abs(ahead - known) > WORTH_A_LINE_MS)
    log.error({ aheadMs: ahead }, "this machine's clock is wrong: the database's is used");
}
