import fc from "fast-check";
import { expect, test } from "vitest";
import { addIstDays } from "#app/core/clock.ts";
import { deadlineOn, seasonSchema } from "../../views/deadline.ts";
import { expectedAfter, seasonOfRound } from "./season-of-round.ts";

const round = { opensOn: "2025-07-10", closesOn: "2025-10-31" };

test("the next season is a year later, and estimated", () => {
  expect(seasonOfRound(round)).toEqual({ kind: "yearly", opensMonth: 7, closesMonth: 10, closesDay: 31 });
  expect(expectedAfter(round, "2025-11-18")).toBe("2026-10-31");
  expect(seasonOfRound({ opensOn: null, closesOn: "2026-02-28" })).toMatchObject({ opensMonth: null });
});

test("for any round and any later day: never open by the estimate, and an announced round replaces it", () => {
  const days = fc.integer({ min: 0, max: 2000 });
  fc.assert(
    fc.property(
      days,
      fc.integer({ min: 1, max: 200 }),
      fc.integer({ min: 1, max: 900 }),
      (start, long, later) => {
        const opensOn = addIstDays("2024-01-01", start);
        const closesOn = addIstDays(opensOn, long);
        const today = addIstDays(closesOn, later);
        const season = seasonSchema.parse(seasonOfRound({ opensOn, closesOn }));
        const over = { opensOn, closesOn, basis: "announced" as const };
        const estimated = deadlineOn({ cycles: [over], season }, today);
        expect(estimated).toMatchObject({ basis: "estimate", closesOn: null, daysLeft: null });
        expect(estimated.status).not.toBe("Open");
        const known = { opensOn: today, closesOn: addIstDays(today, 30), basis: "announced" as const };
        expect(deadlineOn({ cycles: [over, known], season }, today)).toMatchObject({
          ...{ status: "Open", basis: "announced", closesOn: known.closesOn, usual: null },
        });
      },
    ),
  );
});
