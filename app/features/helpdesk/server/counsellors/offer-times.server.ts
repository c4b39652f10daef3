import { type IstDay, istDate } from "#app/core/clock.ts";
import type { Language } from "#app/core/words/i18n.ts";
import type { BookingRequest } from "../../bookings/booking-request.ts";
import { type SlotDay, slotDays } from "../../bookings/slot-days.ts";
import { listSlotOffers, type SlotOffer } from "./list-slot-offers.server.ts";

export interface TimeOffer {
  /** To choose from; empty when nobody has to choose. */
  readonly days: readonly SlotDay[];
  /** Nothing is free on the wished day any more: these are the next. */
  readonly isFull: boolean;
  /** What was chosen. Who has changed the day since has chosen nothing yet. */
  readonly startsAt: string | undefined;
  readonly isSettled: boolean;
}

const mostDays = 3;

/**
 * I24: whoever wishes a day chooses among the times that are free on it now; where none is, among the next. Who wishes
 * no day gets the soonest.
 */
export async function offerTimes(
  request: BookingRequest,
  day: IstDay | undefined,
  language: Language,
): Promise<TimeOffer> {
  const { startsAt } = request;
  if (!day && !startsAt) return { days: [], isFull: false, startsAt, isSettled: true };
  const starts = (await fittingOffers(request)).map((offer) => offer.startsAt);
  const wished = day ?? istDate(new Date(startsAt ?? ""));
  const onDay = starts.filter((start) => istDate(start) === wished);
  const isOther = startsAt !== undefined && istDate(new Date(startsAt)) !== wished && onDay.length > 0;
  const chosen = isOther ? undefined : startsAt;
  const later = starts.filter((start) => istDate(start) > wished);
  const offered = onDay.length > 0 ? onDay : later.length > 0 ? later : starts;
  return {
    days: slotDays(offered, mostDays, language),
    isFull: onDay.length === 0,
    startsAt: chosen,
    isSettled: chosen !== undefined,
  };
}

/** At the wished time of day, if there is any. */
async function fittingOffers(request: BookingRequest): Promise<SlotOffer[]> {
  const { kind, service, subject, talkLanguage, minutes, preferredTime = null } = request;
  const about = { kind, service, subject, talkLanguage, minutes };
  const wished = await listSlotOffers({ ...about, wished: preferredTime });
  if (wished.length > 0 || !preferredTime) return wished;
  return listSlotOffers({ ...about, wished: null });
}
