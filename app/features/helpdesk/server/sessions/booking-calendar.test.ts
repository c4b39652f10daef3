import { afterEach, expect, test } from "vitest";
import { setClock, useRealClock } from "#app/core/clock.ts";
import { readCalendar } from "#tests/support/read-calendar.ts";
import type { Booking } from "../../bookings/booking.ts";
import { bookingCalendar } from "./booking-calendar.server.ts";

afterEach(useRealClock);

const booking: Booking = {
  id: "0190a000-0000-7000-8000-000000000009",
  number: "BK-2026-0000012-3",
  key: "k",
  kind: "counseling",
  service: "career",
  title: "Career Counseling, చదువు; a long title that has to be folded over lines because it is long",
  minutes: 60,
  status: "confirmed",
  name: "Lakshmi",
  email: "l@example.org",
  phone: "9000000000",
  answers: {},
  way: "phone",
  place: null,
  preferredTime: null,
  counsellor: "Asha Rao",
  startsAt: new Date("2026-11-16T09:00:00+05:30"),
  endsAt: new Date("2026-11-16T10:00:00+05:30"),
  rating: null,
  feedback: null,
  summary: null,
  talkLanguage: null,
  createdAt: new Date("2026-11-15T09:00:00+05:30"),
  agreedAt: null,
  userId: null,
  language: "en",
};

test("a booking's calendar file is accepted by a strict parser, at the right moment", () => {
  setClock(new Date("2026-11-15T09:00:00+05:30"));
  const { properties, events } = readCalendar(bookingCalendar(booking, "en"));
  expect(properties.METHOD).toBe("PUBLISH");
  expect(events).toHaveLength(1);
  expect(events[0]).toMatchObject({
    DTSTART: "20261116T033000Z",
    DTEND: "20261116T043000Z",
    STATUS: "CONFIRMED",
  });
  expect(events[0]?.SUMMARY).toContain("చదువు");
  // Nothing of the person is in a file that is passed on.
  expect(JSON.stringify(events)).not.toMatch(/Lakshmi|9000000000|l@example/);
});

test("cancelled, the same entry is taken out of the calendar", () => {
  const { properties, events } = readCalendar(bookingCalendar({ ...booking, status: "cancelled" }, "te"));
  expect(properties.METHOD).toBe("CANCEL");
  expect(events[0]).toMatchObject({ STATUS: "CANCELLED", UID: `${booking.id}@scholarsetu` });
});

test("I6b: a session by video has its room as the place", () => {
  const { events } = readCalendar(bookingCalendar({ ...booking, way: "video" }, "en"));
  expect(events[0]?.LOCATION).toContain("/bookings/BK-2026-0000012-3/room?key=k");
  expect(events[0]?.DESCRIPTION).toContain("from 10 minutes before");
});
