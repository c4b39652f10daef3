import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { now } from "#app/core/clock.ts";
import { env } from "#app/core/env.server.ts";
import { type Booking, bookingPath } from "../booking.ts";

/** An .ics file that any calendar opens; moved or cancelled, the same entry changes, because its uid stays. */
export function bookingCalendar(booking: Booking): string {
  const calendar = ical({
    prodId: { company: "ScholarSetu", product: "Bookings", language: "EN" },
    method: booking.status === "cancelled" ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  if (booking.startsAt && booking.endsAt) {
    calendar.createEvent({
      id: `${booking.id}@scholarsetu`,
      start: booking.startsAt,
      end: booking.endsAt,
      stamp: now(),
      summary: `ScholarSetu: ${booking.title}`,
      description: [
        `Booking number ${booking.number}.`,
        booking.counsellor ? `With ${booking.counsellor}.` : "",
        "We call you at this time. It is free.",
      ]
        .filter(Boolean)
        .join("\n"),
      url: `${env().PUBLIC_URL}${bookingPath(booking)}`,
      status: booking.status === "cancelled" ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      alarms: booking.status === "cancelled" ? [] : [{ type: ICalAlarmType.display, trigger: 30 * 60 }],
    });
  }
  return calendar.toString();
}
