import { stateNames } from "#app/core/words/state-names.ts";

/** The option values of the partnership form, to the letter (spec 1, Institute partnership form). */
export const instituteTypes = ["university", "college", "school", "research", "vocational"] as const;

export const instituteTypeLabels: Readonly<Record<string, string>> = {
  university: "University",
  college: "College",
  school: "School",
  research: "Research Institute",
  vocational: "Vocational Training",
};

export const accreditations = [
  "naac-a++",
  "naac-a+",
  "naac-a",
  "naac-b++",
  "naac-b+",
  "aicte",
  "ugc",
  "other",
] as const;

export const accreditationLabels: Readonly<Record<string, string>> = {
  "naac-a++": "NAAC A++",
  "naac-a+": "NAAC A+",
  "naac-a": "NAAC A",
  "naac-b++": "NAAC B++",
  "naac-b+": "NAAC B+",
  aicte: "AICTE",
  ugc: "UGC",
  other: "Other",
};

/** All states and territories; the ten that the specification names stand first (P3). */
export const partnerStates = Object.keys(stateNames) as [
  keyof typeof stateNames,
  ...(keyof typeof stateNames)[],
];

export const partnerStateLabels: Readonly<Record<string, string>> = stateNames;

export function choicesOf(labels: Readonly<Record<string, string>>): { value: string; label: string }[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
