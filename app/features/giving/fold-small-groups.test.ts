import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { smallestGroup } from "#app/core/small-groups.ts";
import { foldSmallGroups } from "./fold-small-groups.ts";

describe("foldSmallGroups (T14)", () => {
  it("shows no group below five, and none that the total gives away", () => {
    const groups = fc.array(fc.nat(30), { maxLength: 8 });
    fc.assert(
      fc.property(groups, (counts) => {
        const given = counts.map((count, index) => ({ label: `g${index}`, count }));
        const shown = foldSmallGroups(given, "Others");
        const total = counts.reduce((sum, count) => sum + count, 0);
        expect(shown.every(({ count }) => count >= smallestGroup)).toBe(true);
        const sum = shown.reduce((all, { count }) => all + count, 0);
        expect(sum === total || shown.length === 0).toBe(true);
      }),
    );
  });

  it("folds the next group in where the fold alone would name somebody", () => {
    const groups = [
      { label: "Telangana", count: 20 },
      { label: "Kerala", count: 6 },
      { label: "Goa", count: 1 },
    ];
    expect(foldSmallGroups(groups, "Others")).toEqual([
      { label: "Telangana", count: 20 },
      { label: "Others", count: 7 },
    ]);
  });
});
