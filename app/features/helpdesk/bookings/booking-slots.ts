import { addIstDays, type IstDay, istDate, officeHoursOf, startOfIstDay } from "#app/core/clock.ts";
import type { PreferredTime } from "./booking-words.ts";

const MINUTE_MS = 60_000;
/** What a hold is counted in: long enough to be few rows, short enough for 45-minute sessions. */
export const cellMinutes = 15;
/** Sessions begin on the hour and the half hour, which leaves a counsellor a breath after 45 minutes. */
const startEveryMinutes = 30;
/** Nobody can be called sooner than this. */
export const leadHours = 2;
export const horizonDays = 30;

/** National holidays fall on the same day each year; the desk is closed. */
const nationalHolidays: readonly string[] = ["01-26", "08-15", "10-02"];

/** The hours of the forms' four answers, in minutes of the Indian day (spec 2, section 9). */
export const wishedHours: Record<PreferredTime, { from: number; to: number }> = {
  morning: { from: 9 * 60, to: 12 * 60 },
  afternoon: { from: 12 * 60, to: 16 * 60 },
  evening: { from: 16 * 60, to: 20 * 60 },
  flexible: { from: 0, to: 24 * 60 },
};

export interface WeeklyHours {
  /** 0 is Sunday. */
  readonly weekday: number;
  readonly fromMinute: number;
  readonly toMinute: number;
}

export interface SlotWish {
  readonly minutes: number;
  readonly wished: PreferredTime;
  /** No start before this moment. */
  readonly notBefore: Date;
  readonly days: number;
}

export function isOfficeDay(day: IstDay): boolean {
  return officeHoursOf(day) !== null && !nationalHolidays.includes(day.slice(5));
}

/** Every start that the weekly hours allow, in order of time; who is taken is not looked at here. */
export function possibleStarts(hours: readonly WeeklyHours[], wish: SlotWish): Date[] {
  const first = istDate(wish.notBefore);
  const days = Array.from({ length: wish.days + 1 }, (_, index) => addIstDays(first, index));
  return days.filter(isOfficeDay).flatMap((day) => startsOn(day, hours, wish));
}

function startsOn(day: IstDay, hours: readonly WeeklyHours[], wish: SlotWish): Date[] {
  const midnight = startOfIstDay(day).getTime();
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const window = wishedHours[wish.wished];
  return hours
    .filter((span) => span.weekday === weekday)
    .flatMap((span) =>
      minutesWithin(Math.max(span.fromMinute, window.from), Math.min(span.toMinute, window.to), wish.minutes),
    )
    .map((minute) => new Date(midnight + minute * MINUTE_MS))
    .filter((start) => start >= wish.notBefore)
    .sort((a, b) => a.getTime() - b.getTime());
}

/** The starts of a session that lies wholly between two minutes of a day. */
function minutesWithin(from: number, to: number, length: number): number[] {
  const first = Math.ceil(from / startEveryMinutes) * startEveryMinutes;
  const count = Math.floor((to - length - first) / startEveryMinutes) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => first + index * startEveryMinutes);
}

/** The quarters of an hour that a session takes, counted from 1970: ascending, so that two who race cannot lock. */
export function cellsOf(startsAt: Date, minutes: number): number[] {
  const first = Math.floor(startsAt.getTime() / (cellMinutes * MINUTE_MS));
  return Array.from({ length: Math.ceil(minutes / cellMinutes) }, (_, index) => first + index);
}

export function endOf(startsAt: Date, minutes: number): Date {
  return new Date(startsAt.getTime() + minutes * MINUTE_MS);
}
