import { istDate, startOfIstDay } from "../clock.ts";

const WAKE = 9;
const SLEEP = 21;
const HOUR = 3_600_000;

/** The first moment from `at` on at which a phone may ring: between nine in the morning and nine at night in India. */
export function afterQuietHours(at: Date): Date {
  const midnight = startOfIstDay(istDate(at)).getTime();
  const hours = (at.getTime() - midnight) / HOUR;
  if (hours < WAKE) return new Date(midnight + WAKE * HOUR);
  return hours < SLEEP ? at : new Date(midnight + (24 + WAKE) * HOUR);
}
