import { formatDateTime, now } from "../clock.ts";
import { ageText } from "./age-text.ts";

/** In time, in the last quarter of the time, past it. */
export type DueTone = "plain" | "soon" | "late";

/** By when something is promised, as a list shows it. Its answer changes with the minute: it is made in a loader. */
export interface DueClock {
  /** "5 h left", "27 h late" */
  readonly words: string;
  readonly tone: DueTone;
  /** "17 Nov 2026, 5:30 pm" */
  readonly at: string;
}

const HOUR_MS = 3_600_000;
/** Of the whole time from `since` to `due`: less than this is soon. */
export const lastPart = 1 / 4;

/** The one clock of every list (look, "The desk kit"): neutral, amber in the last quarter, red when late. */
export function dueClock(due: Date, since: Date, at: Date = now()): DueClock {
  const left = due.getTime() - at.getTime();
  const whole = due.getTime() - since.getTime();
  const words = ageText(Math.abs(left) / HOUR_MS);
  if (left < 0) return { words: `${words} late`, tone: "late", at: formatDateTime(due) };
  return {
    words: `${words} left`,
    tone: left < whole * lastPart ? "soon" : "plain",
    at: formatDateTime(due),
  };
}

/** The same where something may have no limit, or not have begun. */
export function clockOf(due: Date | null, since: Date | null): DueClock | null {
  return due && since ? dueClock(due, since) : null;
}
