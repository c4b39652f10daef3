import { expect, test } from "vitest";
import { readHours, writeHours } from "./counsellor-hours.ts";

test("a day's hours are read as they are written, and written as they are read", () => {
  const spans = readHours(" 14:00-18:00, 9-13 ");
  expect(spans).toEqual([
    { fromMinute: 540, toMinute: 780 },
    { fromMinute: 840, toMinute: 1080 },
  ]);
  const hours = (spans ?? []).map((one) => ({ weekday: 2, ...one }));
  expect(writeHours(hours, 2)).toBe("9:00-13:00, 14:00-18:00");
  expect(writeHours(hours, 3)).toBe("");
  expect(readHours("")).toEqual([]);
});

test.each(["morning", "13-9", "9:00-25:00", "9-12, 11-13", "9:75-10", "9"])("%s is no hours", (text) => {
  expect(readHours(text)).toBeNull();
});
