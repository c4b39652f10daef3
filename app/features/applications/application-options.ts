/** The option values of the application form, to the letter (spec 1, Scholarship application form). */
export const genders = ["male", "female", "other"] as const;

/** The first ten only. A student whose registration names another state keeps that one. */
export const applicationStates = [
  "andhra-pradesh",
  "telangana",
  "karnataka",
  "tamil-nadu",
  "maharashtra",
  "gujarat",
  "rajasthan",
  "delhi",
  "west-bengal",
  "uttar-pradesh",
] as const;

export const currentEducations = ["10th", "12th", "diploma", "undergraduate", "postgraduate", "phd"] as const;
export type CurrentEducation = (typeof currentEducations)[number];

export const studyYears = ["1st", "2nd", "3rd", "4th", "final"] as const;

export const familyIncomes = ["below-1l", "1l-2l", "2l-5l", "5l-8l", "above-8l"] as const;
export type FamilyIncome = (typeof familyIncomes)[number];

/** The seven categories of the catalogue: what an assisted application looks for. */
export const scholarshipTypes = ["merit", "need", "minority", "women", "sports", "arts", "research"] as const;
