import { isIstDay } from "#app/core/clock.ts";
import { isLevel, type Level } from "#app/features/scholarships/levels.ts";
import { incomeBrackets, type Profile, profileSchema } from "#app/features/scholarships/profile.ts";
import type { CurrentEducation, FamilyIncome } from "./application-options.ts";
import type { Answers } from "./merge-answers.ts";

const levelOfEducation: Readonly<Record<CurrentEducation, Level>> = {
  "10th": "class-10",
  "12th": "class-12",
  diploma: "diploma",
  undergraduate: "ug",
  postgraduate: "pg",
  phd: "phd",
};
const yearNumbers: Readonly<Record<string, number>> = { "1st": 1, "2nd": 2, "3rd": 3, "4th": 4 };

/** The answers of the form as a profile. The form's "10th" stands for classes 6 to 10: a known class is finer. */
export function profileOf(answers: Answers, before: Profile = {}): Profile {
  const value = (field: string) => answers[field]?.value ?? "";
  const level = levelOfEducation[value("currentEducation") as CurrentEducation];
  const isFiner =
    /^1[02]th$/.test(value("currentEducation")) && isLevel(before.level) && /^class-/.test(before.level);
  const marks = Number(value("percentage").replace("%", ""));
  const gender = ["male", "female", "other"].find((name) => name === value("gender"));
  return profileSchema.strip().parse({
    ...(level && !isFiner && { level }),
    ...(yearNumbers[value("year")] && { studyYear: yearNumbers[value("year")] }),
    ...(isIstDay(value("dateOfBirth")) && { dateOfBirth: value("dateOfBirth") }),
    ...(gender && { gender }),
    ...(value("state") && { state: value("state") }),
    ...(value("percentage") && marks >= 0 && marks <= 100 && { marksPercent: marks }),
    ...(value("familyIncome") in incomeBrackets && {
      familyIncomeInr: incomeBrackets[value("familyIncome") as FamilyIncome],
    }),
  });
}
