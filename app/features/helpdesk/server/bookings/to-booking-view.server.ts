import { formatDateTime } from "#app/core/clock.ts";
import { fillMessage } from "#app/core/words/fill-message.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { type Booking, bookingRoomPath } from "../../bookings/booking.ts";
import { bookingCallBy, guardianAnswerBy } from "../../bookings/booking-status.ts";
import type { BookingView } from "../../bookings/booking-view.ts";
import { roomOpensAt, roomState } from "../../bookings/meeting-room.ts";
import { sessionTitle } from "../../bookings/session-title.ts";
import { bookingMessages } from "../../messages/booking.messages.server.ts";

export function toBookingView(booking: Booking, at: Date, language: Language): BookingView {
  const { number, key, minutes, status, startsAt, counsellor, way, preferredTime, name, rating } = booking;
  const words = bookingMessages[language];
  return {
    number,
    key,
    title: sessionTitle(booking.title, language),
    minutes,
    status,
    statusLabel: words.statuses[status],
    told:
      status === "confirmed"
        ? `${words.told.confirmed} ${fillMessage(words.how[way], { place: booking.place ?? "" })}`
        : words.told[status],
    way: words.ways[way],
    room: roomOf(booking, at, language),
    when: startsAt ? formatDateTime(startsAt, language) : null,
    counsellor,
    preferredTime: preferredTime ? words.times[preferredTime] : null,
    name,
    rating,
    feedback: booking.feedback,
    summary: booking.summary,
    place: booking.place,
    isWorkshop: booking.kind === "workshop",
    hasBegun: startsAt !== null && startsAt <= at,
    callBy: formatDateTime(bookingCallBy(booking), language),
    answerBy:
      status === "guardian" ? formatDateTime(guardianAnswerBy(booking.createdAt, startsAt), language) : null,
  };
}

function roomOf(booking: Booking, at: Date, language: Language): BookingView["room"] {
  const state = roomState(booking, at);
  if (!booking.startsAt || (state !== "early" && state !== "open")) return null;
  return {
    path: bookingRoomPath(booking),
    opensAt: formatDateTime(roomOpensAt(booking.startsAt), language),
    isOpen: state === "open",
  };
}
