import { and, gte, lte } from "drizzle-orm";
import { addHours, endOfIstDay, type IstDay, istDate, startOfIstDay } from "#app/core/clock.ts";
import { database } from "#app/db/opening/client.server.ts";
import { serviceOutage } from "#app/db/schema/applications.ts";
import { deadlineOn } from "#app/features/scholarships/views/deadline.ts";
import { closingMoment } from "../../rules/closing-moment.ts";
import type { ScholarshipFacts } from "../drafts/find-scholarship-facts.server.ts";

export interface Closing {
  readonly isOpen: boolean;
  /** Of the round that counts; null when no day is known. */
  readonly closesOn: IstDay | null;
  /** The last moment; later than the end of that day after an outage of ours. */
  readonly closesAt: Date | null;
}

/** Longest extension (closing-moment.ts), so far back may a round have ended and still be open. */
const LOOK_BACK_HOURS = 48;

/** T20: whether an application that arrives at this moment counts, by the server's clock, in India. */
export async function findClosing(facts: ScholarshipFacts, at: Date): Promise<Closing> {
  const today = istDate(at);
  if (!facts.isActive) return { isOpen: false, closesOn: null, closesAt: null };
  const extended = facts.runHere ? await findExtended(facts, at) : null;
  if (extended) return extended;
  const { status, closesOn } = deadlineOn(facts.schedule, today);
  const closesAt = closesOn === null ? null : await closingOf(facts, closesOn);
  return { isOpen: status !== "Closed", closesOn, closesAt };
}

/** A round whose last day is over, but to which an outage of ours added time. */
async function findExtended(facts: ScholarshipFacts, at: Date): Promise<Closing | null> {
  const today = istDate(at);
  const earliest = istDate(addHours(at, -LOOK_BACK_HOURS - 24));
  for (const { closesOn } of facts.schedule.cycles) {
    if (closesOn >= today || closesOn < earliest) continue;
    const closesAt = await closingOf(facts, closesOn);
    if (at <= closesAt) return { isOpen: true, closesOn, closesAt };
  }
  return null;
}

async function closingOf({ runHere }: ScholarshipFacts, closesOn: IstDay): Promise<Date> {
  if (!runHere) return endOfIstDay(closesOn);
  const day = startOfIstDay(closesOn);
  const outages = await database()
    .select({ beganAt: serviceOutage.beganAt, endedAt: serviceOutage.endedAt })
    .from(serviceOutage)
    .where(
      and(gte(serviceOutage.endedAt, day), lte(serviceOutage.beganAt, addHours(day, 24 + LOOK_BACK_HOURS))),
    );
  return closingMoment(closesOn, outages);
}
