<<<<<<< HEAD
import { formatDateTime } from "#app/core/clock.ts";
import type { Booking } from "./booking.ts";
import { bookingCallBy, bookingMachine } from "./booking-status.ts";
import { preferredTimeNames } from "./booking-words.ts";
=======
import type { Booking } from "./booking.ts";
>>>>>>> s4-words

/** A booking as its page shows it, in its reader's words: moments too, so that the browser's zone has no say. */
export interface BookingView {
  readonly number: string;
  readonly key: string;
  readonly title: string;
  readonly minutes: number;
  readonly status: Booking["status"];
  readonly statusLabel: string;
  readonly told: string;
  readonly when: string | null;
  readonly counsellor: string | null;
  readonly preferredTime: string | null;
  readonly name: string;
  readonly rating: number | null;
  readonly isWorkshop: boolean;
  /** Its time has come, so nothing about it can be changed any more. */
  readonly hasBegun: boolean;
  readonly callBy: string;
}
<<<<<<< HEAD

export function toBookingView(booking: Booking, at: Date): BookingView {
  const { number, key, title, minutes, status, startsAt, counsellor, preferredTime, name, rating } = booking;
  return {
    number,
    key,
    title,
    minutes,
    status,
    statusLabel: bookingMachine.states[status].label,
    told: bookingMachine.states[status].told,
    when: startsAt ? formatDateTime(startsAt) : null,
    counsellor,
    preferredTime: preferredTime ? preferredTimeNames[preferredTime] : null,
    name,
    rating,
    isWorkshop: booking.kind === "workshop",
    hasBegun: startsAt !== null && startsAt <= at,
    callBy: formatDateTime(bookingCallBy(booking)),
  };
}
=======
>>>>>>> s4-words
