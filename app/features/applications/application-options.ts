import { stateSlugs } from "#app/features/scholarships/catalogue/states.ts";

/** The option values of the application form, to the letter (spec 1, Scholarship application form). */
export const genders = ["male", "female", "other"] as const;

/** All states and territories; the ten that the specification names stand first (P3). */
export const applicationStates = stateSlugs;

/**
 * The six of the specification, and what lies between them (S10): a child of class 6 is in class 6.
 */
export const currentEducations = [
  "6th",
  "7th",
  "8th",
  "9th",
  "10th",
  "11th",
  "12th",
  "iti",
  "diploma",
  "undergraduate",
  "postgraduate",
  "phd",
] as const;
export type CurrentEducation = (typeof currentEducations)[number];

/** A school class has neither a course nor a year of its own (S27). */
export function isSchoolClass(education: string): boolean {
  return /^\d+th$/.test(education);
}

/** How marks are written: the two must not be taken for each other (S17b). */
export const marksKinds = ["percent", "cgpa"] as const;

/** The rule of CBSE, by which boards and portals turn one into the other. */
export function percentOfCgpa(cgpa: number): number {
  return Math.round(Math.min(cgpa * 9.5, 100) * 100) / 100;
}

export const studyYears = ["1st", "2nd", "3rd", "4th", "final"] as const;

export const familyIncomes = ["below-1l", "1l-2l", "2l-5l", "5l-8l", "above-8l"] as const;
export type FamilyIncome = (typeof familyIncomes)[number];

/** The seven categories of the catalogue: what an assisted application looks for. */
export const scholarshipTypes = ["merit", "need", "minority", "women", "sports", "arts", "research"] as const;
