import { and, arrayOverlaps, eq, gte, inArray, lt } from "drizzle-orm";
import { addHours, now } from "#app/core/clock.ts";
import { database } from "#app/db/opening/client.server.ts";
import { bookingHold, counsellor, counsellorHours } from "#app/db/schema/helpdesk-bookings.ts";
import { cellsOf, horizonDays, leadHours, possibleStarts } from "../../bookings/booking-slots.ts";
import type { BookingKind, PreferredTime } from "../../bookings/booking-words.ts";

export interface SlotOffer {
  readonly counsellorId: string;
  readonly counsellor: string;
  readonly startsAt: Date;
}

interface Wish {
  readonly kind: BookingKind;
  readonly service: string;
  /** What it is about: "medical". */
  readonly subject?: string | undefined;
  /** In which they wish to talk: whoever speaks it comes first, and before everything else. */
  readonly talkLanguage?: string | null | undefined;
  readonly minutes: number;
  readonly wished: PreferredTime | null;
  readonly days?: number;
  /** The desk may take an hour that begins at once: it speaks with both. */
  readonly lead?: number;
}

/** Who knows the subject comes first, then who gives this kind of session; whoever is free only after them (I6d). */
function tierOf(serves: readonly string[], special: string, subject: string | undefined): number {
  if (subject && serves.includes(`subject:${subject}`)) return 0;
  return serves.includes(special) ? 1 : 2;
}

/** Free times, the best first: with somebody who knows the question, and soon. */
export async function listSlotOffers({
  kind,
  service,
  subject,
  talkLanguage,
  minutes,
  wished,
  days = horizonDays,
  lead = leadHours,
}: Wish): Promise<SlotOffer[]> {
  const special = `${kind}:${service}`;
  const people = await database()
    .select({
      id: counsellor.id,
      name: counsellor.name,
      serves: counsellor.serves,
      languages: counsellor.languages,
    })
    .from(counsellor)
    .where(and(eq(counsellor.active, true), arrayOverlaps(counsellor.serves, [kind, special])))
    .orderBy(counsellor.slug);
  if (people.length === 0) return [];
  const ids = people.map(({ id }) => id);
  const notBefore = addHours(now(), lead);
  const hours = await database()
    .select()
    .from(counsellorHours)
    .where(inArray(counsellorHours.counsellorId, ids));
  const taken = await takenCells(ids, notBefore, days);
  const offers = people.flatMap((person) => {
    const own = hours.filter(({ counsellorId }) => counsellorId === person.id);
    const cells = taken.get(person.id) ?? new Set<number>();
    return possibleStarts(own, { minutes, wished: wished ?? "flexible", notBefore, days })
      .filter((start) => !cellsOf(start, minutes).some((cell) => cells.has(cell)))
      .map((startsAt) => ({
        offer: { counsellorId: person.id, counsellor: person.name, startsAt },
        speaks: !talkLanguage || person.languages.includes(talkLanguage),
        tier: tierOf(person.serves, special, subject),
        // Of equals the one with less to do.
        load: cells.size,
      }));
  });
  // A talk in another language than the wished one only when nobody who speaks it has an hour.
  const understood = offers.some(({ speaks }) => speaks) ? offers.filter(({ speaks }) => speaks) : offers;
  return understood
    .sort(
      (a, b) => a.tier - b.tier || a.offer.startsAt.getTime() - b.offer.startsAt.getTime() || a.load - b.load,
    )
    .map(({ offer }) => offer);
}

async function takenCells(
  ids: readonly string[],
  from: Date,
  days: number,
): Promise<Map<string, Set<number>>> {
  const [first = 0] = cellsOf(from, 15);
  const rows = await database()
    .select({ resource: bookingHold.resource, cell: bookingHold.cell })
    .from(bookingHold)
    .where(
      and(
        inArray(
          bookingHold.resource,
          ids.map((id) => `counsellor:${id}`),
        ),
        gte(bookingHold.cell, first - 16),
        lt(bookingHold.cell, first + (days + 2) * 96),
      ),
    );
  const taken = new Map<string, Set<number>>();
  for (const { resource, cell } of rows) {
    const id = resource.slice("counsellor:".length);
    taken.set(id, (taken.get(id) ?? new Set()).add(cell));
  }
  return taken;
}
