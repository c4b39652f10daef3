import type { Language } from "#app/core/words/i18n.ts";
import type { BookingStatus } from "./booking-status.ts";
import type { BookingKind, BookingWay, PreferredTime } from "./booking-words.ts";

/** A booking as its holder and the desk see it. */
export interface Booking {
  readonly id: string;
  /** "BK-2026-0000012-3" */
  readonly number: string;
  /** What its link carries: whoever has it may see and change this booking. */
  readonly key: string;
  readonly kind: BookingKind;
  readonly service: string;
  readonly title: string;
  readonly minutes: number;
  readonly status: BookingStatus;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly answers: Readonly<Record<string, string>>;
  readonly way: BookingWay;
  readonly place: string | null;
  readonly preferredTime: PreferredTime | null;
  /** "Telugu": in which they wish to talk. */
  readonly talkLanguage: string | null;
  readonly counsellor: string | null;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly rating: number | null;
  readonly feedback: string | null;
  /** What the counsellor wrote down for them when it was over. */
  readonly summary: string | null;
  readonly createdAt: Date;
  /** When a guardian agreed, for somebody under 18. */
  readonly agreedAt: Date | null;
  readonly userId: string | null;
  readonly language: Language;
}

/** How a booking is reached: by its number and, for whoever is not its owner or the desk, by its key. */
export interface BookingReach {
  readonly number: string;
  readonly key?: string | null | undefined;
}

export function bookingPath(booking: Pick<Booking, "number" | "key">): string {
  return `/bookings/${booking.number}?key=${booking.key}`;
}

/** Where a session by video takes place; opened too early it says when it opens. */
export function bookingRoomPath(booking: Pick<Booking, "number" | "key">): string {
  return `/bookings/${booking.number}/room?key=${booking.key}`;
}

export function bookingCalendarPath(booking: Pick<Booking, "number" | "key">): string {
  return `/bookings/${booking.number}/calendar.ics?key=${booking.key}`;
}
