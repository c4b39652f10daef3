import { addHours, endOfIstDay, now } from "#app/core/clock.ts";

/** Today counts: one day ends tonight. */
export function helpEnds(days: string): Date {
  return endOfIstDay(addHours(now(), (Number(days) - 1) * 24));
}
