import { describe, expect, test } from "vitest";
import { addHours } from "../clock.ts";
import { clockOf, dueClock } from "./due-clock.ts";

describe("the clock of every list", () => {
  const since = new Date("2026-11-15T04:30:00Z");
  const due = addHours(since, 48);
  test.each([
    [0, "48 h left", "plain"],
    [36, "12 h left", "plain"],
    [37, "11 h left", "soon"],
    [47.5, "30 min left", "soon"],
    [49, "1 h late", "late"],
    [48 + 27, "27 h late", "late"],
    [48 + 5 * 24, "5 days late", "late"],
  ])("%d h after it began: %s, %s", (hours, words, tone) => {
    expect(dueClock(due, since, addHours(since, hours))).toEqual({
      words,
      tone,
      at: "17 Nov 2026, 10:00 am",
    });
  });

  test("a quarter of its own time: of two hours half an hour", () => {
    const soon = addHours(since, 2);
    expect(dueClock(soon, since, addHours(since, 1.4)).tone).toBe("plain");
    expect(dueClock(soon, since, addHours(since, 1.6)).tone).toBe("soon");
  });

  test("no limit, no clock", () => {
    expect(clockOf(null, since)).toBeNull();
    expect(clockOf(due, null)).toBeNull();
  });
});
