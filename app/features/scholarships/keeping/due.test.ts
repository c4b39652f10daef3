import { expect, test } from "vitest";
import { monthsOpeningSoon } from "./due.ts";

test.each([
  ["2026-06-01", [6, 7]],
  ["2026-06-15", [7]],
  ["2026-06-20", [7, 8]],
  ["2026-12-10", [1]],
  ["2026-11-17", [12, 1]],
])("from %s on, what opens in %j is near", (today, months) => {
  expect(monthsOpeningSoon(today)).toEqual(months);
});
