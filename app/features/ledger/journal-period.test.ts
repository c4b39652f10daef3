import { expect, test } from "vitest";
import { isJournalPeriod, journalPeriod } from "./journal-period.ts";

test("a month, a year and any range of days, both ends with it", () => {
  expect(journalPeriod("2026-12")).toEqual({ from: "2026-12-01", until: "2027-01-01" });
  expect(journalPeriod("fy2026")).toEqual({ from: "2026-04-01", until: "2027-04-01" });
  expect(journalPeriod("2026-10-03_2026-10-31")).toEqual({ from: "2026-10-03", until: "2026-11-01" });
  expect(["2026-11", "fy2026", "2026-10-03_2026-10-03"].every(isJournalPeriod)).toBe(true);
  expect(["2026-13", "2026-02-30_2026-03-01", "2026-10-04_2026-10-03", "_", ""].some(isJournalPeriod)).toBe(
    false,
  );
});
