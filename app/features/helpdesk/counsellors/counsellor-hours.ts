import type { WeeklyHours } from "../bookings/booking-slots.ts";

/** Monday first, as an office counts; 0 is Sunday. */
export const weekdayNames = [
  { weekday: 1, field: "monday", label: "Monday" },
  { weekday: 2, field: "tuesday", label: "Tuesday" },
  { weekday: 3, field: "wednesday", label: "Wednesday" },
  { weekday: 4, field: "thursday", label: "Thursday" },
  { weekday: 5, field: "friday", label: "Friday" },
  { weekday: 6, field: "saturday", label: "Saturday" },
] as const;

const span = /^(\d{1,2})(?::([0-5]\d))?\s*(?:-|–|to)\s*(\d{1,2})(?::([0-5]\d))?$/;

/** "9:00-13:00, 14:00-18:00" as spans of one day; null when it is not that, or two of them overlap. */
export function readHours(text: string): { fromMinute: number; toMinute: number }[] | null {
  const parts = text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const spans = parts.map((part) => {
    const [, fromHour, fromMinute = "0", toHour, toMinute = "0"] = span.exec(part) ?? [];
    return {
      fromMinute: Number(fromHour) * 60 + Number(fromMinute),
      toMinute: Number(toHour) * 60 + Number(toMinute),
    };
  });
  const sorted = spans.toSorted((a, b) => a.fromMinute - b.fromMinute);
  const isSound = sorted.every(
    ({ fromMinute, toMinute }, index) =>
      toMinute > fromMinute &&
      toMinute <= 24 * 60 &&
      fromMinute >= (index > 0 ? (sorted[index - 1]?.toMinute ?? 0) : 0),
  );
  return isSound ? sorted : null;
}

/** The other way round, for the field. */
export function writeHours(hours: readonly WeeklyHours[], weekday: number): string {
  const clock = (minute: number) => `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, "0")}`;
  return hours
    .filter((one) => one.weekday === weekday)
    .toSorted((a, b) => a.fromMinute - b.fromMinute)
    .map(({ fromMinute, toMinute }) => `${clock(fromMinute)}-${clock(toMinute)}`)
    .join(", ");
}
