import { expect, test } from "vitest";
import { nextMail } from "./report-words.ts";

test.each([
  ["daily", "2026-06-15T06:59:00+05:30", "2026-06-15"],
  ["daily", "2026-06-15T07:00:00+05:30", "2026-06-16"],
  // A Monday: its hour is over.
  ["weekly", "2026-06-15T10:00:00+05:30", "2026-06-22"],
  ["weekly", "2026-06-21T23:30:00+05:30", "2026-06-22"],
  ["monthly", "2026-12-15T10:00:00+05:30", "2027-01-01"],
] as const)("a %s report seen at %s comes on %s at seven", (schedule, seen, day) => {
  expect(nextMail(schedule, new Date(seen))).toEqual(new Date(`${day}T07:00:00+05:30`));
});

test("what is never mailed has no next time", () => {
  expect(nextMail("never", new Date())).toBeNull();
});
