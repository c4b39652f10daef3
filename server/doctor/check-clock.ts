import { sql } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { database } from "#app/db/client.server.ts";
import { bad, type Finding, good, note } from "./finding.ts";

const WORTH_A_NOTE_MS = 1_000;
/** One-time codes live for minutes, signatures to the file store for a quarter of an hour. */
const TOO_MUCH_MS = 5_000;

/** How far this machine's clock is from the database's: half of the way there and back is taken off. */
export async function checkClock(readClock: () => number = () => now().getTime()): Promise<Finding[]> {
  const asked = readClock();
  const { rows } = await database().execute<{ ms: string }>(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::bigint::text as ms`,
  );
  const answered = readClock();
  const skew = (asked + answered) / 2 - Number(rows[0]?.ms);
  const size = Math.max(0, Math.abs(skew) - (answered - asked) / 2);
  const words = `This machine's clock is ${(size / 1000).toFixed(1)} s ${skew > 0 ? "ahead of" : "behind"} the database's`;
  if (size > TOO_MUCH_MS)
    return [bad("clock", `${words}: let both follow NTP (chrony or systemd-timesyncd).`)];
  if (size > WORTH_A_NOTE_MS)
    return [note("clock", `${words}: let both follow NTP (chrony or systemd-timesyncd).`)];
  return [good("clock", "This machine and the database agree about the time.")];
}
