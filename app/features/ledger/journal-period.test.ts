import { expect, test } from "vitest";
import { journalList } from "./journal-list.ts";
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

test("a chip says the days in words, whatever the address holds", () => {
  const page = { rows: [], total: 0, next: null, previous: null };
  const chip = (period: string) => {
    const view = journalList.view(journalList.read(`/admin/books/journal?period=${period}`), page);
    const chosen = view.filters.find(({ name }) => name === "period");
    expect(chosen?.value).toBe(period);
    return chosen?.choices.find(({ value }) => value === period)?.label;
  };
  expect(chip("2026-11-03_2026-11-17")).toBe("3 Nov 2026 to 17 Nov 2026");
  expect(chip("2026-11-03_2026-11-03")).toBe("3 Nov 2026");
  expect(chip("2019-02")).toBe("Feb 2019");
  expect(chip("fy2019")).toBe("2019-20");
});
