import { endOfIstDay, type IstDay } from "#app/core/clock.ts";

const HOUR_MS = 3_600_000;
/** Only what happened on the last day is given back, and never more than two days. */
const LAST_HOURS = 24;
const MOST_HOURS = 48;

export interface Outage {
  readonly beganAt: Date;
  readonly endedAt: Date;
}

/**
 * The last moment in which an application counts: the end of the closing day in India, plus the time for
 * which the service itself could not be reached during the last day (and during what was added to it).
 */
export function closingMoment(closesOn: IstDay, outages: readonly Outage[]): Date {
  const planned = endOfIstDay(closesOn).getTime();
  const from = planned - LAST_HOURS * HOUR_MS;
  let closes = planned;
  for (;;) {
    const lost = outages
      .filter(({ beganAt, endedAt }) => beganAt.getTime() < closes && endedAt.getTime() > from)
      .reduce((sum, { beganAt, endedAt }) => sum + endedAt.getTime() - Math.max(beganAt.getTime(), from), 0);
    const next = Math.min(planned + lost, planned + MOST_HOURS * HOUR_MS);
    // The added time can itself be hit by an outage, so it is looked at again until nothing is added.
    if (next <= closes) return new Date(closes);
    closes = next;
  }
}
