import { expect, test } from "vitest";
import { type AwardPlace, awardPlaces } from "#app/features/awards/award-place.ts";
import { moneyRuleOf } from "./money-rule.ts";

test("P33: money that has left for the bank does not wait to come in", () => {
  expect(moneyRuleOf("bank")).toBe("bank");
  expect(moneyRuleOf("institute")).toBe("institute");
  const waiting = (Object.keys(awardPlaces) as AwardPlace[]).filter(
    (place) => moneyRuleOf(place) === "funds",
  );
  expect(waiting).toEqual(["funds"]);
  expect(moneyRuleOf(undefined)).toBe("funds");
});
