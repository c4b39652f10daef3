import { formatDateTime } from "#app/core/clock.ts";
import type { Booking } from "../../bookings/booking.ts";
import { slotValue } from "../../bookings/slot-value.ts";
import { listSlotOffers, type SlotOffer } from "../counsellors/list-slot-offers.server.ts";

const mostTimes = 6;

/** Whom the desk can give a session to: at its own time first, then each counsellor's next free hours. */
export async function listReassignments(booking: Booking): Promise<{ value: string; label: string }[]> {
  const { kind, service, minutes, startsAt, counsellor } = booking;
  const offers = await listSlotOffers({ kind, service, minutes, wished: null, lead: 0, days: 14 });
  const isThen = (offer: SlotOffer) => offer.startsAt.getTime() === startsAt?.getTime();
  const byPerson = Map.groupBy(offers, ({ counsellorId }) => counsellorId);
  const next = [...byPerson.values()].flatMap((own) =>
    own.filter((offer) => !isThen(offer) && isFullHour(offer)).slice(0, mostTimes),
  );
  const then = offers.filter((offer) => isThen(offer) && offer.counsellor !== counsellor);
  return [
    ...then.map((offer) => ({
      value: slotValue.write(offer),
      label: `${offer.counsellor}, at the same time`,
    })),
    ...next.map((offer) => ({
      value: slotValue.write(offer),
      label: `${offer.counsellor}, ${formatDateTime(offer.startsAt)}`,
    })),
  ];
}

function isFullHour({ startsAt }: SlotOffer): boolean {
  return startsAt.getTime() % 3_600_000 === 1_800_000;
}
