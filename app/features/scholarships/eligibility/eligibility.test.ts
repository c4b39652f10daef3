import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  criteriaArbitrary,
  dayArbitrary,
  profileArbitrary,
} from "#tests/support/oracles/scholarship-generators.ts";
import { deadlineOn } from "../views/deadline.ts";
import type { CriteriaInput } from "./criteria.ts";
import { countCriteria, criteriaSchema } from "./criteria.ts";
import { judge, matchPercent } from "./eligibility.ts";
import type { Profile } from "./profile.ts";

const today = "2026-11-15";

function outcome(criteria: CriteriaInput, profile: Profile, day = today) {
  const judgement = judge(criteriaSchema.parse(criteria), profile, day);
  return [
    judgement.verdict,
    judgement.matchPercent,
    judgement.criteria.map((result) => result.outcome),
  ] as const;
}

describe("judge", () => {
  test("says met, not met or unknown for each criterion, and how much matches", () => {
    const criteria = {
      levels: { from: "class-9", to: "class-12" },
      states: ["telangana"],
      genders: ["female"],
    } as const;
    const rules = { ...criteria, states: [...criteria.states], genders: [...criteria.genders] };
    expect(outcome(rules, { level: "class-10", state: "telangana", gender: "female" })).toEqual([
      "eligible",
      100,
      ["met", "met", "met"],
    ]);
    expect(outcome(rules, { level: "class-10", gender: "female" })).toEqual([
      "oneMissing",
      67,
      ["met", "unknown", "met"],
    ]);
    expect(outcome(rules, { level: "class-10" })[0]).toBe("manyMissing");
    expect(outcome(rules, { level: "class-10", state: "kerala" })).toEqual([
      "notNow",
      33,
      ["met", "notMet", "unknown"],
    ]);
  });

  test("takes one of several groups: SC or ST or a minority or a disability", () => {
    const rules: CriteriaInput = { anyOf: [["social.sc", "social.st", "minority.muslim", "disability"]] };
    expect(outcome(rules, { socialGroup: "sc" })[2]).toEqual(["met"]);
    expect(outcome(rules, { socialGroup: "general", minority: "muslim" })[2]).toEqual(["met"]);
    expect(outcome(rules, { socialGroup: "general", minority: "none" })[2]).toEqual(["unknown"]);
    expect(outcome(rules, { socialGroup: "general", minority: "none", disabilityPercent: 39 })[2]).toEqual([
      "notMet",
    ]);
    expect(outcome(rules, { socialGroup: "general", minority: "none", disabilityPercent: 40 })[2]).toEqual([
      "met",
    ]);
  });

  test("relaxes a limit for whom it is meant, and asks when it cannot know", () => {
    const rules: CriteriaInput = {
      marks: { minPercent: 75, relaxed: [{ traits: ["social.sc", "social.st"], limit: 67.5 }] },
    };
    expect(outcome(rules, { marksPercent: 75 })[2]).toEqual(["met"]);
    expect(outcome(rules, { marksPercent: 70, socialGroup: "st" })[2]).toEqual(["met"]);
    expect(outcome(rules, { marksPercent: 70, socialGroup: "obc" })[2]).toEqual(["notMet"]);
    expect(outcome(rules, { marksPercent: 67.49, socialGroup: "st" })[2]).toEqual(["notMet"]);
    const open = judge(criteriaSchema.parse(rules), { marksPercent: 70 }, today);
    expect(open.verdict).toBe("oneMissing");
    expect(open.missing).toEqual(["socialGroup"]);
  });

  test("lifts a limit altogether: no income ceiling for BPL families, whatever the income", () => {
    const rules: CriteriaInput = {
      income: { maxInr: 90_000, relaxed: [{ traits: ["fact.bpl-family"], limit: null }] },
    };
    expect(outcome(rules, { facts: { "bpl-family": true } })[2]).toEqual(["met"]);
    expect(outcome(rules, { familyIncomeInr: 500_000, facts: { "bpl-family": true } })[2]).toEqual(["met"]);
    expect(outcome(rules, { familyIncomeInr: 500_000 })[2]).toEqual(["unknown"]);
    expect(outcome(rules, { familyIncomeInr: 500_000, facts: { "bpl-family": false } })[2]).toEqual([
      "notMet",
    ]);
  });

  test("judges an income bracket only where it does not straddle the ceiling", () => {
    const rules: CriteriaInput = { income: { maxInr: 300_000 } };
    expect(outcome(rules, { familyIncomeInr: { from: 0, to: 100_000 } })[2]).toEqual(["met"]);
    expect(outcome(rules, { familyIncomeInr: { from: 200_001, to: 500_000 } })[2]).toEqual(["unknown"]);
    expect(outcome(rules, { familyIncomeInr: { from: 800_001, to: null } })[2]).toEqual(["notMet"]);
  });

  test("counts age in whole years on the day, leap days included", () => {
    const rules: CriteriaInput = { age: { min: 17, max: 22 } };
    expect(outcome(rules, { dateOfBirth: "2009-11-15" })[2]).toEqual(["met"]);
    expect(outcome(rules, { dateOfBirth: "2009-11-16" })[2]).toEqual(["notMet"]);
    expect(outcome(rules, { dateOfBirth: "2003-11-16" })[2]).toEqual(["met"]);
    expect(outcome(rules, { dateOfBirth: "2003-11-15" })[2]).toEqual(["notMet"]);
    expect(outcome(rules, { dateOfBirth: "2008-02-29" }, "2025-02-28")[2]).toEqual(["notMet"]);
    expect(outcome(rules, { dateOfBirth: "2008-02-29" }, "2025-03-01")[2]).toEqual(["met"]);
  });

  test("says what would change the verdict, and by when", () => {
    const rules = criteriaSchema.parse({
      levels: { from: "class-11", to: "class-12" },
      age: { min: 16, max: 20 },
      states: ["kerala"],
    });
    const { changes } = judge(rules, { level: "class-9", dateOfBirth: "2012-01-05" }, today);
    expect(changes).toEqual([
      { code: "level", level: "class-11", on: "2028-06-01" },
      { code: "age", age: 16, on: "2028-01-05" },
      { code: "answer", question: "state" },
    ]);
    const degree = criteriaSchema.parse({ levels: { from: "ug", to: "ug" } });
    expect(judge(degree, { level: "class-12" }, "2027-03-01").changes).toEqual([
      { code: "level", level: "ug", on: "2027-06-01" },
    ]);
    expect(judge(degree, { level: "pg" }, today).changes).toEqual([]);
  });

  test("says “you would be eligible” while it is closed, and when it opens", () => {
    const closed = deadlineOn(
      {
        cycles: [{ opensOn: "2027-01-01", closesOn: "2027-02-01", basis: "announced" }],
        season: { kind: "rounds" },
      },
      today,
    );
    const judgement = judge(
      criteriaSchema.parse({ genders: ["female"] }),
      { gender: "female" },
      today,
      closed,
    );
    expect(judgement.verdict).toBe("wouldBe");
    expect(judgement.changes).toEqual([{ code: "opens", on: "2027-01-01", around: "2027-02-01" }]);
  });

  test("S29: nobody “can apply” for what has its dates to come", () => {
    const rules = criteriaSchema.parse({ genders: ["female"] });
    const unknown = deadlineOn({ cycles: [], season: { kind: "rounds" } }, today);
    expect(unknown.status).toBe("Unknown");
    const { verdict, changes } = judge(rules, { gender: "female" }, today, unknown);
    expect([verdict, changes]).toEqual(["wouldBe", []]);
    const usual = { kind: "yearly", opensMonth: null, closesMonth: 1, closesDay: null } as const;
    expect(
      judge(
        rules,
        { gender: "female" },
        "2026-12-15",
        deadlineOn({ cycles: [], season: usual }, "2026-12-15"),
      ),
    ).toMatchObject({
      verdict: "wouldBe",
      changes: [{ code: "opens", on: null, around: "2027-01-31" }],
    });
  });

  test("S8: a note refuses nobody, and keeps the verdict at “may fit”", () => {
    expect(outcome({ notes: ["By trial only"] }, {})).toEqual(["mayFit", 0, []]);
    expect(outcome({ notes: [] }, {})).toEqual(["eligible", 100, []]);
  });

  test("rounds the match percent half up", () => {
    expect([matchPercent(1, 3), matchPercent(1, 8), matchPercent(2, 3), matchPercent(0, 0)]).toEqual([
      33, 13, 67, 100,
    ]);
  });

  test("gives the same verdict for the same day, whatever the clock says (property)", () => {
    fc.assert(
      fc.property(criteriaArbitrary, profileArbitrary, dayArbitrary, (criteria, profile, day) => {
        const first = judge(criteria, profile, day);
        expect(judge(criteria, profile, day)).toEqual(first);
        expect(first.criteria).toHaveLength(countCriteria(criteria));
        const isOpenQuestion = first.verdict === "oneMissing" || first.verdict === "manyMissing";
        if (isOpenQuestion) expect(first.missing.length).toBeGreaterThan(0);
      }),
      { numRuns: 500 },
    );
  });

  test("learns: an answer never turns “met” or “not met” into “unknown” (property)", () => {
    fc.assert(
      fc.property(criteriaArbitrary, profileArbitrary, profileArbitrary, (criteria, profile, more) => {
        const before = judge(criteria, profile, today).criteria;
        const after = judge(criteria, { ...more, ...profile }, today).criteria;
        before.forEach((result, index) => {
          if (result.outcome !== "unknown") expect(after[index]?.outcome).toBe(result.outcome);
        });
      }),
      { numRuns: 500 },
    );
  });
});
