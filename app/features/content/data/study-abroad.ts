import type { FormOption } from "./form-options.ts";
import type { InternationalScholarship, StudyCountryId, StudyLevel } from "./international-scholarship.ts";

export type StudyCountry = {
  /** Also the name of its flag (app/ui/art/flags). */
  id: "all" | StudyCountryId;
  name: string;
  /** The site's claim, as the specification gives it. */
  scholarships: number;
};

export const studyCountries: readonly StudyCountry[] = [
  { id: "all", name: "All Countries", scholarships: 500 },
  { id: "usa", name: "USA", scholarships: 120 },
  { id: "uk", name: "United Kingdom", scholarships: 80 },
  { id: "canada", name: "Canada", scholarships: 70 },
  { id: "australia", name: "Australia", scholarships: 60 },
  { id: "germany", name: "Germany", scholarships: 50 },
  { id: "france", name: "France", scholarships: 40 },
  { id: "singapore", name: "Singapore", scholarships: 30 },
  { id: "netherlands", name: "Netherlands", scholarships: 25 },
  { id: "sweden", name: "Sweden", scholarships: 25 },
];

export const studyLevelOptions: readonly FormOption<"all" | StudyLevel>[] = [
  { value: "all", label: "All Levels" },
  { value: "undergraduate", label: "Undergraduate" },
  { value: "postgraduate", label: "Postgraduate" },
  { value: "phd", label: "PhD" },
];

export type LanguageScoreHint = { test: string; score: string; note: string };

export const languageScoreHints: readonly LanguageScoreHint[] = [
  {
    test: "IELTS",
    score: "6.5+",
    note: "Asked for by most universities, often with no part under 6.0. Valid for two years.",
  },
  {
    test: "TOEFL",
    score: "80+",
    note: "On the 0–120 scale. Since 21 January 2026 reports also show a 1–6 scale.",
  },
  {
    test: "PTE",
    score: "58+",
    note: "Computer-based and quick to report. Check that your university takes it.",
  },
  {
    test: "Duolingo",
    score: "105+",
    note: "Taken at home at low cost. Not every university or visa office accepts it.",
  },
];

export type StudyAbroadStep = { number: number; when: string; title: string; tasks: readonly string[] };

export const studyAbroadSteps: readonly StudyAbroadStep[] = [
  {
    number: 1,
    when: "18–15 months before",
    title: "Decide why, what and where",
    tasks: [
      "Write one page: which course, and what for.",
      "Compare three countries by fees, living costs, language and rules on work.",
      "Note which awards ask for work experience, and how much.",
    ],
  },
  {
    number: 2,
    when: "15–12 months before",
    title: "Take the tests",
    tasks: [
      "Book IELTS, TOEFL, PTE or Duolingo; leave time for a second try.",
      "Take GRE, GMAT or SAT only if your course asks for it.",
      "Get a passport: names must match your mark sheets.",
    ],
  },
  {
    number: 3,
    when: "12–9 months before",
    title: "Choose courses and ask for letters",
    tasks: [
      "List six to eight courses: two hard, four fitting, two safe.",
      "Ask two or three referees, and give them your marks and your plan.",
      "Order transcripts from your university; this can take weeks.",
    ],
  },
  {
    number: 4,
    when: "12–6 months before",
    title: "Apply for admission and awards together",
    tasks: [
      "Write the statement of purpose afresh for each course.",
      "Watch both dates: the award often closes before the course.",
      "Keep each login, fee receipt and number in one sheet.",
    ],
  },
  {
    number: 5,
    when: "6–4 months before",
    title: "Settle the money",
    tasks: [
      "Add up fees, living, insurance, visa and travel for the whole course.",
      "Count only awards you hold in writing.",
      "Compare education loans by interest and by when you start to pay.",
    ],
  },
  {
    number: 6,
    when: "4–2 months before",
    title: "Visa",
    tasks: [
      "Use the official visa site of the country, not an agent's promise.",
      "Show the funds it asks for, in the account and for the days it asks.",
      "Tell the truth in every answer; a false paper can close the door for years.",
    ],
  },
  {
    number: 7,
    when: "2 months before to arrival",
    title: "Get ready to go",
    tasks: [
      "Book housing through the university where you can.",
      "Carry originals, and keep scans in DigiLocker and e-mail.",
      "Register with the Indian mission after you arrive.",
    ],
  },
];

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
