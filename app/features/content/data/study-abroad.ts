import type { FormOption } from "./form-options.ts";
import type { InternationalScholarship, StudyCountryId, StudyLevel } from "./international-scholarship.ts";

export type StudyCountry = {
  /** Also the name of its flag (app/ui/art/flags). */
  id: "all" | StudyCountryId;
  name: string;
  /** The site's claim, as the specification gives it. */
  scholarships: number;
};

export const studyLevelOptions: readonly FormOption<"all" | StudyLevel>[] = [
  { value: "all", label: "All Levels" },
  { value: "undergraduate", label: "Undergraduate" },
  { value: "postgraduate", label: "Postgraduate" },
  { value: "phd", label: "PhD" },
];

export type LanguageScoreHint = { test: string; score: string; note: string };

export type StudyAbroadStep = { number: number; when: string; title: string; tasks: readonly string[] };

/** The same in another language; hints and steps stand in the same order. */
export type StudyAbroadWords = {
  readonly countries: Readonly<Record<"all" | "usaUkEurope" | InternationalScholarship["country"], string>>;
  readonly hints: readonly string[];
  readonly steps: readonly Omit<StudyAbroadStep, "number">[];
};

export const preferredCountryOptions: readonly FormOption<StudyCountryId | "other">[] = [
  { value: "usa", label: "USA" },
  { value: "uk", label: "United Kingdom" },
  { value: "canada", label: "Canada" },
  { value: "australia", label: "Australia" },
  { value: "germany", label: "Germany" },
  { value: "france", label: "France" },
  { value: "singapore", label: "Singapore" },
  { value: "netherlands", label: "Netherlands" },
  { value: "sweden", label: "Sweden" },
  { value: "other", label: "Another country" },
];

export const plannedStudyLevelOptions: readonly FormOption<StudyLevel>[] = [
  { value: "undergraduate", label: "Undergraduate" },
  { value: "postgraduate", label: "Postgraduate" },
  { value: "phd", label: "PhD" },
];
