import { describe, expect, test } from "vitest";
import { languages } from "#app/core/words/i18n.ts";
import national from "../../data/catalogue-national.json" with { type: "json" };
import states from "../../data/catalogue-state.json" with { type: "json" };
import { criteriaSchema } from "../../eligibility/criteria.ts";
import { judge } from "../../eligibility/eligibility.ts";
import type { Profile } from "../../eligibility/profile.ts";
import { traits } from "../../eligibility/traits.ts";
import { deadlineOn } from "../../views/deadline.ts";
import { composeQuestions } from "./compose-questions.server.ts";
import { judgementInWords } from "./eligibility-words.server.ts";

const day = "2026-11-15";
const catalogue = [...national, ...states].map(({ slug, criteria }) => ({
  slug,
  criteria: criteriaSchema.parse(criteria),
}));
const everything = criteriaSchema.parse({
  levels: { from: "class-9", to: "class-12" },
  states: ["telangana", "andhra-pradesh"],
  genders: ["female", "other"],
  socialGroups: ["sc", "st"],
  minorities: ["muslim", "parsi"],
  institutionKinds: ["government", "aided"],
  disability: true,
  anyOf: [["social.sc", "minority.jain", "disability", "home.rural", "place.abroad", "sport.state"]],
  facts: traits.filter((trait) => /^(home|place|sport|fact)\./.test(trait)),
  income: { maxInr: 250_000, relaxed: [{ traits: ["social.sc"], limit: null }] },
  marks: { minPercent: 60, relaxed: [{ levels: { from: "ug", to: "pg" }, limit: 55.5 }] },
  age: { min: 16, max: 25, relaxed: [{ traits: ["disability"], limit: 30 }] },
  studyYears: { from: 1, to: 2 },
  fields: ["engineering", "odia"],
  institutions: ["iit-bombay"],
  questions: [{ key: "bank-list", text: "Is your college on the bank's list?" }],
});
const pupil: Profile = {
  level: "class-8",
  state: "telangana",
  gender: "male",
  socialGroup: "obc",
  minority: "none",
  disabilityPercent: 0,
  familyIncomeInr: { from: 800_001, to: null },
  marksPercent: 41,
  dateOfBirth: "2013-02-28",
  fields: ["arts"],
  institutionKind: "private",
};

/** A code of the rules, or a hole that nobody filled: what must never reach a reader. */
const leak = /\{|\}|undefined|null|\[object|\b[a-z]+\.[a-z]|class-\d|-doc\b|\bfact\b/;

describe.each(languages)("judgements in %s", (language) => {
  test.each([
    ["of somebody unknown", {}],
    ["of a pupil whom it is not for", pupil],
  ] as [string, Profile][])("say every rule of the catalogue in words, %s", (_, profile) => {
    for (const { slug, criteria } of [...catalogue, { slug: "everything", criteria: everything }]) {
      const view = judgementInWords(judge(criteria, profile, day), language);
      for (const { rule, given, hints } of view.criteria) {
        expect(rule, slug).toMatch(/\S{2}/);
        for (const text of [rule, given ?? "", ...hints]) {
          expect(text, slug).not.toMatch(leak);
          for (const { key } of criteria.questions) expect(text, slug).not.toContain(key);
        }
      }
    }
  });

  test("every question that a rule of the catalogue needs can be asked", () => {
    for (const { slug, criteria } of catalogue) {
      const { missing } = judge(criteria, {}, day);
      const asked = composeQuestions(missing, language, criteria).map(({ name }) => name);
      expect(asked, slug).toEqual(missing);
    }
  });

  test("questions say everything in words, and a name nobody knows is not asked", () => {
    const questions = composeQuestions(
      [...judge(everything, {}, day).missing, "shoe-size"],
      language,
      everything,
    );
    expect(questions.map(({ name }) => name)).not.toContain("shoe-size");
    for (const { label, hint, choices } of questions) {
      const words = (choices ?? []).flatMap((choice) =>
        "choices" in choice ? [choice.label, ...choice.choices.map((inner) => inner.label)] : [choice.label],
      );
      for (const text of [label, hint ?? "", ...words]) expect(text).not.toMatch(/\{|undefined/);
    }
  });
});

test("the words of a verdict, its count, the reader's own answer and what would change it", () => {
  const view = judgementInWords(judge(everything, pupil, day), "en");
  expect(view).toMatchObject({ verdict: "notNow", verdictWords: "Not for you now" });
  expect(view.countWords).toMatch(/^\d+ of \d+ met$/);
  expect(view.criteria.find(({ rule }) => rule.startsWith("Class or course"))).toEqual({
    outcome: "notMet",
    asks: [],
    rule: "Class or course: Class 9 to Class 12",
    given: "Class 8",
    hints: ["Yours: Class 8", "Open to you from Class 9, about 1 Jun 2027."],
  });
  expect(view.criteria.find(({ rule }) => rule.startsWith("Family income"))?.rule).toBe(
    "Family income up to ₹2.5 lakh a year (no limit for SC)",
  );
  expect(view.criteria.find(({ rule }) => rule.startsWith("Aged"))?.hints).toContain(
    "You reach age 16 on 28 Feb 2029.",
  );
});

test("an open question asks for one answer, a fact asks for itself", () => {
  const view = judgementInWords(judge(everything, {}, day), "en");
  expect(view.criteria.find(({ rule }) => rule.startsWith("Resident"))?.hints).toEqual([
    "Tell us: your state",
  ]);
  expect(view.criteria.find(({ rule }) => rule === "Orphan")?.hints).toEqual([]);
});

test("a closed one that fits would be yours", () => {
  const closed = deadlineOn({ season: { kind: "ended" }, cycles: [] }, day);
  const view = judgementInWords(judge(criteriaSchema.parse({}), {}, day, closed), "en");
  expect(view).toMatchObject({ verdictWords: "You would be eligible", countWords: "No rules to check" });
});
