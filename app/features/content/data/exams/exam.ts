import type { DatedFact } from "../dated-fact.ts";

export type ExamCategoryId =
  | "engineering"
  | "medical"
  | "management"
  | "banking"
  | "civil-services"
  | "language";

export type ExamLevel = "undergraduate" | "postgraduate" | "graduate";

export type ExamDifficulty = "Very High" | "High" | "Moderate";

export type Exam = DatedFact & {
  id: string;
  name: string;
  /** "other" is shown under all categories only. */
  category: ExamCategoryId | "other";
  level: ExamLevel;
  /** Every level filter under which it is shown; `level` is among them. */
  levels: readonly ExamLevel[];
  fullName: string;
  description: string;
  examDate: string;
  /** ISO date of the next sitting or its first day; null when it is not known or there is no single day. */
  examOn: string | null;
  examOnIsEstimate: boolean;
  applicationDeadline: string;
  eligibility: string;
  syllabus: readonly string[];
  pattern: string;
  duration: string;
  totalMarks: string;
  preparationTime: { weeks: number; text: string };
  difficulty: ExamDifficulty;
  successRate: string;
  topColleges: readonly string[];
  averagePackage: string;
  officialSite: string;
};

type SaidOfExam = Pick<
  Exam,
  | "description"
  | "examDate"
  | "applicationDeadline"
  | "eligibility"
  | "syllabus"
  | "pattern"
  | "duration"
  | "successRate"
  | "averagePackage"
> & { readonly preparation: string };

/** An exam in another language, by its id. Marks and colleges are there where they are more than figures and names. */
export type ExamWords = Readonly<
  Record<string, SaidOfExam & Partial<Pick<Exam, "totalMarks" | "topColleges">>>
>;
