import { expect, test } from "vitest";
import { isWeaker, needsTwoPeople, ruleInWords, twoPeopleRuleOf } from "./two-people-rule.ts";

test("on by itself with the second person; a company of one goes on alone", () => {
  const usual = twoPeopleRuleOf({});
  expect(needsTwoPeople(usual, 1, 5_00_000_00)).toBe(false);
  expect(needsTwoPeople(usual, 2, 1)).toBe(true);
});

test("above the limit the organisation set, not at it; never where it said so", () => {
  const above = twoPeopleRuleOf({ twoPeople: { fromPaise: 1_00_000_00 } });
  expect(needsTwoPeople(above, 2, 1_00_000_00)).toBe(false);
  expect(needsTwoPeople(above, 2, 1_00_000_01)).toBe(true);
  expect(needsTwoPeople(twoPeopleRuleOf({ twoPeople: { fromPaise: null } }), 9, 9_00_000_00)).toBe(false);
});

test.each([[{ twoPeople: 7 }], [{ twoPeople: { fromPaise: -1 } }], [{ twoPeople: { fromPaise: "no" } }]])(
  "what cannot be read is the careful rule: %j",
  (settings) => {
    expect(twoPeopleRuleOf(settings)).toEqual({ fromPaise: 0 });
  },
);

test("weaker is what needs two people less often", () => {
  const rule = (fromPaise: number | null) => ({ fromPaise });
  expect(isWeaker(rule(null), rule(0))).toBe(true);
  expect(isWeaker(rule(5), rule(4))).toBe(true);
  expect(isWeaker(rule(4), rule(4))).toBe(false);
  expect(isWeaker(rule(0), rule(null))).toBe(false);
  expect(ruleInWords(rule(1_00_000_00))).toBe("Two people above ₹1,00,000");
});
