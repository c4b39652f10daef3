import { expect, test } from "vitest";
import { mattersOf } from "./change-that-matters.ts";

const before = {
  title: "Award",
  amountText: "₹20,000 a year",
  amountMinPaise: 2_000_000,
  amountMaxPaise: null,
  amountPeriod: "year",
  criteria: { income: { maxInr: 250_000, relaxed: [] }, notes: [] },
  cycles: [{ opensOn: null, closesOn: "2026-10-31", basis: "announced" }],
  website: "https://example.org/",
};
const round = (closesOn: string) => ({ cycles: [{ opensOn: null, closesOn, basis: "announced" }] });

test.each([
  ["other words", { title: "The Award", amountText: "₹20,000 each year" }, []],
  [
    "the same rules, their keys in another order",
    { criteria: { notes: [], income: { relaxed: [], maxInr: 250_000 } } },
    [],
  ],
  ["another figure", { amountMinPaise: 2_500_000 }, ["amount"]],
  ["another rule", { criteria: { income: { maxInr: 300_000, relaxed: [] }, notes: [] } }, ["rules"]],
  ["an earlier day", round("2026-09-30"), ["earlier"]],
  ["a later day", round("2026-11-30"), ["later"]],
  ["a round that is over", round("2026-01-31"), []],
  ["another address", { website: "https://example.org/2026" }, ["link"]],
  ["an address less", { website: null }, []],
])("%s", (_, changes, matters) => {
  expect(mattersOf(before, { ...before, ...changes }, "2026-06-15")).toEqual(matters);
});

test("without figures the words are the amount", () => {
  const wordy = { ...before, amountMinPaise: null, amountText: "Half of the fee" };
  expect(mattersOf(wordy, { ...wordy, amountText: "The whole fee" }, "2026-06-15")).toEqual(["amount"]);
});
