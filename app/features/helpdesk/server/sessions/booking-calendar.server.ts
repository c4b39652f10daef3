import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { now } from "#app/core/clock.ts";
import { env } from "#app/core/settings/env.server.ts";
import { fillMessage } from "#app/core/words/fill-message.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { type Booking, bookingPath, bookingRoomPath } from "../../bookings/booking.ts";
import { sessionTitle } from "../../bookings/session-title.ts";
import { bookingMessages } from "../../messages/booking.messages.server.ts";

/** An .ics file that any calendar opens; moved or cancelled, the same entry changes, because its uid stays. */
export function bookingCalendar(booking: Booking, language: Language): string {
  const words = bookingMessages[language].entry;
  const roomLink = `${env().PUBLIC_URL}${bookingRoomPath(booking)}`;
  const calendar = ical({
    prodId: { company: "ScholarSetu", product: "Bookings", language: language.toUpperCase() },
    method: booking.status === "cancelled" ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  if (booking.startsAt && booking.endsAt) {
    calendar.createEvent({
      id: `${booking.id}@scholarsetu`,
      start: booking.startsAt,
      end: booking.endsAt,
      stamp: now(),
      summary: `ScholarSetu: ${sessionTitle(booking.title, language)}`,
      description: [
        fillMessage(words.number, { number: booking.number }),
        booking.counsellor ? fillMessage(words.with, { counsellor: booking.counsellor }) : "",
        booking.way === "phone"
          ? words.call
          : fillMessage(words[booking.way], { link: roomLink, place: booking.place ?? "" }),
      ]
        .filter(Boolean)
        .join("\n"),
      ...(booking.way !== "phone" && { location: booking.place ?? roomLink }),
      url: `${env().PUBLIC_URL}${bookingPath(booking)}`,
      status: booking.status === "cancelled" ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      alarms: booking.status === "cancelled" ? [] : [{ type: ICalAlarmType.display, trigger: 30 * 60 }],
    });
  }
  return calendar.toString();
}
