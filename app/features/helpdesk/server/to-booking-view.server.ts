import { formatDateTime } from "#app/core/clock.ts";
import type { Language } from "#app/core/i18n.ts";
import type { Booking } from "../booking.ts";
import { bookingCallBy } from "../booking-status.ts";
import type { BookingView } from "../booking-view.ts";
import { bookingMessages } from "../messages/booking.messages.server.ts";
import { sessionTitle } from "../session-title.ts";

export function toBookingView(booking: Booking, at: Date, language: Language): BookingView {
  const { number, key, minutes, status, startsAt, counsellor, preferredTime, name, rating } = booking;
  const words = bookingMessages[language];
  return {
    number,
    key,
    title: sessionTitle(booking.title, language),
    minutes,
    status,
    statusLabel: words.statuses[status],
    told: words.told[status],
    when: startsAt ? formatDateTime(startsAt, language) : null,
    counsellor,
    preferredTime: preferredTime ? words.times[preferredTime] : null,
    name,
    rating,
    isWorkshop: booking.kind === "workshop",
    hasBegun: startsAt !== null && startsAt <= at,
    callBy: formatDateTime(bookingCallBy(booking), language),
  };
}
