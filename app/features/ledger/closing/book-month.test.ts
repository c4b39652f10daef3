import { expect, test } from "vitest";
import { closesFrom, isMonth, monthAfter, monthLabel, monthOf, monthsBetween } from "./book-month.ts";

test("a month of the books is India's month, over the turn of a year too", () => {
  expect(monthOf(new Date("2026-10-31T18:29:59Z"))).toBe("2026-10");
  expect(monthOf(new Date("2026-10-31T18:30:00Z"))).toBe("2026-11");
  expect(monthAfter("2026-12")).toBe("2027-01");
  expect(closesFrom("2026-12")).toBe("2027-01-02");
  expect(monthLabel("2026-10")).toBe("Oct 2026");
  expect(monthsBetween("2026-11", "2027-01")).toEqual(["2027-01", "2026-12", "2026-11"]);
  expect(["2026-13", "2026-1", "fy2026", ""].some(isMonth)).toBe(false);
});
