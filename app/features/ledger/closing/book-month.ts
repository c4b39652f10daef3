import type { IstDay } from "#app/core/clock.ts";
import { addIstDays, istDate, monthName } from "#app/core/clock.ts";
import { journalPeriod } from "../journal-period.ts";

/** "2026-10" of a day or moment. */
export const monthOf = (day: IstDay | Date): string =>
  (typeof day === "string" ? day : istDate(day)).slice(0, 7);

export const monthAfter = (month: string): string => monthOf(journalPeriod(month).until);

export const isMonth = (text: string): boolean => /^20\d\d-(0[1-9]|1[0-2])$/.test(text);

/** "October 2026" in short: "Oct 2026" */
export const monthLabel = (month: string): string =>
  `${monthName(Number(month.slice(5)))} ${month.slice(0, 4)}`;

/**
 * From the second day of the next month on: what began to be booked in the last minute of a month is long written by
 * then, so that closing never makes a payment fail.
 */
export const closesFrom = (month: string): IstDay => addIstDays(journalPeriod(month).until, 1);

/** The months from one to another, both with it, the newest first. */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = first; month <= last; month = monthAfter(month)) months.unshift(month);
  return months;
}
