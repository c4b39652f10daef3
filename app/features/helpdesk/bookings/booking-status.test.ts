import { expect, test } from "vitest";
import { bookingCallBy } from "./booking-status.ts";

test("the call to confirm comes within a day, and before the session it confirms", () => {
  const createdAt = new Date("2026-11-15T19:30:00+05:30");
  const tomorrowAtNine = new Date("2026-11-16T09:00:00+05:30");
  expect(bookingCallBy({ createdAt, agreedAt: null, startsAt: tomorrowAtNine })).toEqual(tomorrowAtNine);
  const aDayLater = new Date("2026-11-16T19:30:00+05:30");
  expect(
    bookingCallBy({ createdAt, agreedAt: null, startsAt: new Date("2026-11-18T09:00:00+05:30") }),
  ).toEqual(aDayLater);
  expect(bookingCallBy({ createdAt, agreedAt: null, startsAt: null })).toEqual(aDayLater);
});
