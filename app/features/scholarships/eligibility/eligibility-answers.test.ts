import { describe, expect, test } from "vitest";
import { parseForm } from "#app/core/forms/form.ts";
import { answersSchema, profileOfAnswers } from "./eligibility-answers.ts";
import { profileSchema } from "./profile.ts";

async function read(fields: Record<string, string>) {
  const { value, reply } = await parseForm(new URLSearchParams(fields), answersSchema);
  return { profile: value && profileOfAnswers(value), errors: reply().error ?? {} };
}

describe("answers of a form as a profile", () => {
  test("a course tells the level and the field of study", async () => {
    const { profile } = await read({ level: "btech", familyIncomeInr: "1l-2l", marksPercent: "81,5 %" });
    expect(profile).toEqual({
      level: "ug",
      fields: ["engineering"],
      familyIncomeInr: { from: 100_001, to: 200_000 },
      marksPercent: 81.5,
    });
  });

  test("yes and no become facts; what is skipped stays unknown", async () => {
    const { profile } = await read({
      "fact.orphan": "yes",
      "fact.unmarried": "no",
      "fact.only-child": "",
      "question.nmms-selected": "yes",
      disabilityPercent: "no",
      gender: "",
    });
    expect(profile).toEqual({
      facts: { orphan: true, unmarried: false },
      answers: { "nmms-selected": true },
      disabilityPercent: 0,
    });
  });

  const hostile: Record<string, string>[] = [
    { level: "nonsense", state: "atlantis", gender: "' or 1=1", "fact.nothing": "yes", studyYear: "99" },
    { "question.__proto__": "yes", "fact.constructor": "yes" },
    { fields: "x".repeat(5000), institution: "../../etc" },
  ];
  test.each(hostile)("T17: what no form of ours sends counts as not given", async (fields) => {
    const { profile, errors } = await read(fields);
    expect(errors).toEqual({});
    expect(profile).toEqual({});
  });

  test("only what is typed by hand can be wrong, and says so by a code", async () => {
    const { profile, errors } = await read({ marksPercent: "105", dateOfBirth: "2011-02-30" });
    expect(profile).toBeUndefined();
    expect(errors).toEqual({ marksPercent: ["wrongMarks"], dateOfBirth: ["wrongDate"] });
  });

  test("what comes out is a profile that the rules accept", async () => {
    const { profile } = await read({
      level: "9th",
      studyYear: "2",
      dateOfBirth: "2011-04-01",
      gender: "female",
      state: "telangana",
      socialGroup: "sc",
      minority: "none",
      disabilityPercent: "yes",
      familyIncomeInr: "above-8l",
      marksPercent: "100",
      institutionKind: "government",
      homeArea: "rural",
      studyPlace: "home-state",
      sportsLevel: "national",
    });
    expect(profileSchema.safeParse(profile).success).toBe(true);
  });
});
