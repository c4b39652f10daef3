import {
  addIstDays,
  formatDate,
  formatTime,
  istDate,
  istDaysBetween,
  monthName,
  now,
} from "#app/core/clock.ts";
import type { Language } from "#app/core/words/i18n.ts";

export type DayGroup = "today" | "yesterday" | "week" | "month";

/** Under which head a piece of news stands, and what its time says there. */
export interface DayPlace {
  readonly group: DayGroup;
  /** Of a month: "November 2026" in the reader's language; of today its day. */
  readonly head: string;
  readonly time: string;
}

const WEEK_DAYS = 7;

/** Today, Yesterday, the rest of the last seven days, then month by month (picture 18). */
export function dayPlace(moment: Date, language: Language, at: Date = now()): DayPlace {
  const days = istDaysBetween(moment, at);
  const day = istDate(moment);
  if (days <= 0)
    return { group: "today", head: formatDate(moment, language), time: formatTime(moment, language) };
  if (days === 1) return { group: "yesterday", head: "", time: formatTime(moment, language) };
  const short = `${Number(day.slice(8))} ${monthName(Number(day.slice(5, 7)), language)}`;
  if (day > addIstDays(at, -WEEK_DAYS)) return { group: "week", head: "", time: short };
  return {
    group: "month",
    head: `${monthName(Number(day.slice(5, 7)), language)} ${day.slice(0, 4)}`,
    time: short,
  };
}
