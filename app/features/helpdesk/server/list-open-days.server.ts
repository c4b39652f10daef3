import { istDate } from "#app/core/clock.ts";
import type { BookingKind } from "../booking-words.ts";
import type { OpenDay } from "../open-day.ts";
import { dayLabel } from "../slot-days.ts";
import { listSlotOffers } from "./list-slot-offers.server.ts";

const most = 8;

/** The next days on which somebody who gives such sessions has an hour free, for the booking forms. */
export async function listOpenDays(kind: BookingKind): Promise<OpenDay[]> {
  const offers = await listSlotOffers({ kind, service: "", minutes: 60, wished: null, days: 14 });
  const days = new Set(offers.map(({ startsAt }) => istDate(startsAt)));
  return [...days]
    .sort()
    .slice(0, most)
    .map((value) => ({ value, label: dayLabel(value) }));
}
