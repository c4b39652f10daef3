import type { DatedFact } from "./dated-fact.ts";

export type StudyCountryId =
  | "usa"
  | "uk"
  | "canada"
  | "australia"
  | "germany"
  | "france"
  | "singapore"
  | "netherlands"
  | "sweden";

export type StudyLevel = "undergraduate" | "postgraduate" | "phd";

export type InternationalScholarship = DatedFact & {
  id: string;
  title: string;
  /** Id of a listed country, or another place such as "japan", "korea", "europe" or "any". */
  country: StudyCountryId | "japan" | "korea" | "europe" | "any";
  countryName: string;
  /** Country filters under which it is shown; empty: under "all" only. */
  countryIds: readonly StudyCountryId[];
  provider: string;
  amount: string;
  level: StudyLevel;
  duration: string;
  deadline: string;
  /** Month (1-12) in which applications usually close; null where each host sets its own. */
  deadlineMonth: number | null;
  description: string;
  eligibility: readonly string[];
  benefits: readonly string[];
  fields: readonly string[];
  website: string;
  /** Whether an Indian student can apply on the `asOf` day. */
  open: boolean;
  note: string;
};

type SaidOfAward = Pick<
  InternationalScholarship,
  "amount" | "duration" | "deadline" | "description" | "eligibility" | "benefits" | "fields" | "note"
>;

/** An award in another language, by its id. A title or provider is there where it is more than a name. */
export type AwardWords = Readonly<
  Record<string, SaidOfAward & Partial<Pick<InternationalScholarship, "title" | "provider">>>
>;
