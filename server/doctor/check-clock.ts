import { readClockSkew } from "#app/db/opening/read-clock-skew.server.ts";
import { bad, type Finding, good, note } from "./finding.ts";

const WORTH_A_NOTE_SECONDS = 1;
/** One-time codes live for minutes, signatures to the file store for a quarter of an hour. */
const TOO_MUCH_SECONDS = 5;

export async function checkClock(readSkew: () => Promise<number> = readClockSkew): Promise<Finding[]> {
  const skew = await readSkew();
  const size = Math.abs(skew);
  const words = `This machine's clock is ${size.toFixed(1)} s ${skew > 0 ? "ahead of" : "behind"} the database's`;
  const advice = "let both follow NTP (chrony or systemd-timesyncd).";
  if (size > TOO_MUCH_SECONDS) return [bad("clock", `${words}: ${advice}`)];
  if (size > WORTH_A_NOTE_SECONDS) return [note("clock", `${words}: ${advice}`)];
  return [good("clock", "This machine and the database agree about the time.")];
}
