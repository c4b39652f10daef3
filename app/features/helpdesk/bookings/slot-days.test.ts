import { expect, test } from "vitest";
import { slotDays } from "./slot-days.ts";

const at = (text: string) => new Date(`${text}+05:30`);

test("free times stand under their Indian day, each once, in order, full hours where there are any", () => {
  const days = slotDays(
    [
      at("2026-11-17T09:30:00"),
      at("2026-11-16T19:00:00"),
      at("2026-11-16T09:00:00"),
      at("2026-11-16T09:30:00"),
      at("2026-11-16T09:00:00"),
    ],
    7,
  );
  expect(days.map(({ day, times }) => [day, times.map(({ label }) => label)])).toEqual([
    ["Mon, 16 Nov 2026", ["9:00 am", "7:00 pm"]],
    ["Tue, 17 Nov 2026", ["9:30 am"]],
  ]);
  expect(slotDays([at("2026-11-16T09:00:00"), at("2026-11-17T09:00:00")], 1)).toHaveLength(1);
});
