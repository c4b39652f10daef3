import { isIstDay } from "#app/core/clock.ts";
import type { Level } from "#app/features/scholarships/catalogue/levels.ts";
import {
  incomeBrackets,
  keptProfileSchema,
  type Profile,
} from "#app/features/scholarships/eligibility/profile.ts";
import { type CurrentEducation, type FamilyIncome, percentOfCgpa } from "./application-options.ts";
import type { Answers } from "./merge-answers.ts";

const levelOfEducation: Readonly<Record<CurrentEducation, Level>> = {
  "6th": "class-6",
  "7th": "class-7",
  "8th": "class-8",
  "9th": "class-9",
  "10th": "class-10",
  "11th": "class-11",
  "12th": "class-12",
  iti: "iti",
  diploma: "diploma",
  undergraduate: "ug",
  postgraduate: "pg",
  phd: "phd",
};
const yearNumbers: Readonly<Record<string, number>> = { "1st": 1, "2nd": 2, "3rd": 3, "4th": 4 };

/** The answers of the form as a profile. */
export function profileOf(answers: Answers): Profile {
  const value = (field: string) => answers[field]?.value ?? "";
  const level = levelOfEducation[value("currentEducation") as CurrentEducation];
  const isCgpa = value("marksKind") === "cgpa";
  const written = Number(value(isCgpa ? "cgpa" : "percentage").replace("%", ""));
  const marks = isCgpa ? percentOfCgpa(written) : written;
  const hasMarks = value(isCgpa ? "cgpa" : "percentage") !== "" && marks >= 0 && marks <= 100;
  const gender = ["male", "female", "other"].find((name) => name === value("gender"));
  return keptProfileSchema.parse({
    ...(level && { level }),
    ...(yearNumbers[value("year")] && { studyYear: yearNumbers[value("year")] }),
    ...(isIstDay(value("dateOfBirth")) && { dateOfBirth: value("dateOfBirth") }),
    ...(gender && { gender }),
    ...(value("state") && { state: value("state") }),
    ...(hasMarks && { marksPercent: marks }),
    ...(value("familyIncome") in incomeBrackets && {
      familyIncomeInr: incomeBrackets[value("familyIncome") as FamilyIncome],
    }),
  });
}
