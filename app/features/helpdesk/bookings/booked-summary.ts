import { formatDateTime } from "#app/core/clock.ts";
import type { Language } from "#app/core/words/i18n.ts";
import type { BookedSummary } from "./booked-answer.ts";
import { type Booking, bookingCalendarPath, bookingPath } from "./booking.ts";
import { sessionTitle } from "./session-title.ts";

/** `enter`: the words of the link to where a guardian's code is entered. */
export function bookedSummary(booking: Booking, enter: string | null, language: Language): BookedSummary {
  return {
    number: booking.number,
    title: sessionTitle(booking.title, language),
    when: booking.startsAt ? formatDateTime(booking.startsAt, language) : null,
    counsellor: booking.counsellor,
    path: bookingPath(booking),
    enter,
    calendarPath: booking.startsAt ? bookingCalendarPath(booking) : null,
  };
}
