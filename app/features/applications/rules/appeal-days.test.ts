import { expect, test } from "vitest";
import { isAppealOver, lastAppealDay } from "./appeal-days.ts";

test("S13: an appeal has a last day, in India, and that day still counts", () => {
  const decided = new Date("2026-11-15T20:00:00Z");
  expect(lastAppealDay(decided)).toBe("2026-12-16");
  expect(isAppealOver(decided, new Date("2026-12-16T18:00:00Z"))).toBe(false);
  expect(isAppealOver(decided, new Date("2026-12-16T19:00:00Z"))).toBe(true);
  expect(isAppealOver(null)).toBe(false);
});
