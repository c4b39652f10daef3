import { describe, expect, test } from "vitest";
import { instituteFields } from "#app/features/institutes/forms/institute-fields.ts";
import { soundAnswers } from "#tests/support/sound-answers.ts";
import { applicationStates } from "../application-options.ts";
import { profileOf } from "../profile-of.ts";
import { listProblems } from "../views/list-problems.ts";
import { onlyAsked } from "./only-asked.ts";

const kept = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value, at: 0 }]));
const problems = (change: Readonly<Record<string, string>>) =>
  listProblems({
    answers: kept({ ...soundAnswers, ...change }),
    hasAadhaar: true,
    hasAccount: true,
    files: new Set(["photo", "aadhaar", "marksheet", "incomeCert", "bankPassbook"]),
    extraDocuments: [],
    questions: [],
    ownQuestions: [],
    isKnownBank: () => true,
  }).map(({ field, code }) => `${field} ${code}`);

test.each(applicationStates)(
  "P3: a student of %s can apply, an institute there can become a partner",
  (state) => {
    expect(problems({ state })).toEqual([]);
    expect(instituteFields.state.parse(state)).toBe(state);
    expect(profileOf(kept({ state }))).toEqual({ state });
  },
);

describe("S10, S27: a school class is itself, without course and year", () => {
  test.each(["6th", "7th", "8th", "9th", "10th", "11th", "12th"])("%s", (currentEducation) => {
    expect(problems({ currentEducation, course: "", year: "" })).toEqual([]);
    expect(profileOf(kept({ currentEducation }))).toEqual({
      level: `class-${currentEducation.replace("th", "")}`,
    });
  });
  test("a course has both", () => {
    expect(problems({ course: "", year: "" })).toEqual(["course required", "year required"]);
  });
});

describe("S17b: a CGPA is not taken for a percentage", () => {
  test("9.3 in the percent field is asked about", () => {
    expect(problems({ percentage: "9.3" })).toEqual(["percentage cgpa"]);
  });
  test("written as a CGPA it counts times 9.5", () => {
    expect(problems({ marksKind: "cgpa", cgpa: "9.3", percentage: "" })).toEqual([]);
    expect(profileOf(kept({ marksKind: "cgpa", cgpa: "9.3" }))).toEqual({ marksPercent: 88.35 });
    expect(problems({ marksKind: "cgpa", cgpa: "88", percentage: "" })).toEqual(["cgpa notCgpa"]);
  });
});

describe("S23: without e-mail or a parent there is a way", () => {
  test.each([
    [{ email: "" }, ["email required"]],
    [{ email: "", noEmail: "yes" }, []],
    [{ fatherName: "", fatherOccupation: "", noFather: "yes" }, []],
    [
      { fatherName: "", fatherOccupation: "", motherName: "", noFather: "yes", noMother: "yes" },
      ["guardianName required"],
    ],
  ])("%j", (change, expected) => {
    expect(problems(change)).toEqual(expected);
  });
});

test("P11: what this form does not ask is not sent with it", () => {
  const answers = kept({ ...soundAnswers, scholarshipType: "women", preferredAmount: "50000", q_x: "yes" });
  expect(Object.keys(onlyAsked(answers, { isAssisted: true }))).toContain("preferredAmount");
  const sent = onlyAsked(answers, { isAssisted: false });
  expect(Object.keys(sent)).not.toContain("preferredAmount");
  expect(Object.keys(sent)).toContain("q_x");
  expect(
    onlyAsked(kept({ noEmail: "yes", email: "old@example.org" }), { isAssisted: false }).email,
  ).toBeUndefined();
});
