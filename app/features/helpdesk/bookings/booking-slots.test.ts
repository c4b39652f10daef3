import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatDateTime, istDate } from "#app/core/clock.ts";
import { cellsOf, endOf, isOfficeDay, possibleStarts, wishedHours } from "./booking-slots.ts";
import { preferredTimes } from "./booking-words.ts";

const weekdays = [1, 2, 3, 4, 5, 6];
const allDay = weekdays.map((weekday) => ({ weekday, fromMinute: 9 * 60, toMinute: 20 * 60 }));
const monday = new Date("2026-11-16T00:00:00+05:30");

function minuteOfDay(date: Date): number {
  const shifted = new Date(date.getTime() + 330 * 60_000);
  return shifted.getUTCHours() * 60 + shifted.getUTCMinutes();
}

describe("possible starts of a session", () => {
  test("a morning wish gives starts from 9 that end by 12, Indian time", () => {
    const starts = possibleStarts(allDay, { minutes: 60, wished: "morning", notBefore: monday, days: 0 });
    expect(starts.map((start) => formatDateTime(start))).toEqual([
      "16 Nov 2026, 9:00 am",
      "16 Nov 2026, 9:30 am",
      "16 Nov 2026, 10:00 am",
      "16 Nov 2026, 10:30 am",
      "16 Nov 2026, 11:00 am",
    ]);
  });

  test("Sundays and national holidays are no office days", () => {
    expect(isOfficeDay("2026-11-15")).toBe(false);
    expect(isOfficeDay("2027-01-26")).toBe(false);
    expect(isOfficeDay("2026-11-16")).toBe(true);
  });

  test("every start lies in the hours, in the wish, not before its time, and on an office day", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...preferredTimes),
        fc.constantFrom(45, 60, 90, 120),
        fc.integer({ min: 0, max: 60 * 24 * 400 }),
        fc.array(
          fc.record({
            weekday: fc.integer({ min: 0, max: 6 }),
            fromMinute: fc.integer({ min: 0, max: 1380 }),
            length: fc.integer({ min: 1, max: 600 }),
          }),
          { maxLength: 8 },
        ),
        (wished, minutes, offset, spans) => {
          const hours = spans.map(({ weekday, fromMinute, length }) => ({
            weekday,
            fromMinute,
            toMinute: Math.min(1440, fromMinute + length),
          }));
          const notBefore = new Date(monday.getTime() + offset * 60_000);
          for (const start of possibleStarts(hours, { minutes, wished, notBefore, days: 14 })) {
            const from = minuteOfDay(start);
            const day = istDate(start);
            const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
            expect(start >= notBefore).toBe(true);
            expect(isOfficeDay(day)).toBe(true);
            expect(from).toBeGreaterThanOrEqual(wishedHours[wished].from);
            expect(from + minutes).toBeLessThanOrEqual(wishedHours[wished].to);
            expect(
              hours.some(
                (span) =>
                  span.weekday === weekday && span.fromMinute <= from && from + minutes <= span.toMinute,
              ),
            ).toBe(true);
          }
        },
      ),
    );
  });
});

test("two sessions share a cell exactly when they overlap", () => {
  const half = fc.integer({ min: 0, max: 40 });
  const length = fc.constantFrom(45, 60, 90, 120);
  fc.assert(
    fc.property(half, length, half, length, (a, lengthA, b, lengthB) => {
      const startA = new Date(monday.getTime() + a * 30 * 60_000);
      const startB = new Date(monday.getTime() + b * 30 * 60_000);
      const overlap = startA < endOf(startB, lengthB) && startB < endOf(startA, lengthA);
      const cellsB = cellsOf(startB, lengthB);
      expect(cellsOf(startA, lengthA).some((cell) => cellsB.includes(cell))).toBe(overlap);
    }),
  );
});
