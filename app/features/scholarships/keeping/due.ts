import { addIstDays, type IstDay } from "#app/core/clock.ts";

/** Why a record is due for a look; words for the desk's filter. */
export const dueReasons = {
  age: "By age: not looked at for 180 days",
  season: "By season: its usual window runs, and no round is known",
  opening: "Before the usual opening: within 45 days",
} as const;
export type DueReason = keyof typeof dueReasons;

export function isDueReason(value: string): value is DueReason {
  return Object.hasOwn(dueReasons, value);
}

/** A look this fresh is not asked for again by the season. */
export const freshDays = 45;

/** The months that begin from today on, within the days before an opening in which somebody should have looked. */
export function monthsOpeningSoon(today: IstDay): number[] {
  const last = addIstDays(today, freshDays);
  const months: number[] = [];
  for (let [year, month] = today.split("-").map(Number) as [number, number]; ; ) {
    const first = `${year}-${String(month).padStart(2, "0")}-01`;
    if (first > last) return months;
    if (first >= today) months.push(month);
    month += 1;
    if (month > 12) [year, month] = [year + 1, 1];
  }
}
