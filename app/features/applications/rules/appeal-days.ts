import { addIstDays, type IstDay, istDate, now } from "#app/core/clock.ts";
import { appealWithinDays } from "./application-status.ts";

/** The last day in India on which a decision can be appealed against. */
export function lastAppealDay(decidedAt: Date): IstDay {
  return addIstDays(decidedAt, appealWithinDays);
}

export function isAppealOver(decidedAt: Date | null, at: Date = now()): boolean {
  return decidedAt !== null && istDate(at) > lastAppealDay(decidedAt);
}
