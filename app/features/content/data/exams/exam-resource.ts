import type { DatedFact } from "../dated-fact.ts";
import type { DocumentSection } from "../document-guide-section.ts";

export type ExamResourceId =
  | "formula-sheets"
  | "pattern-analysis"
  | "vocabulary-list"
  | "daily-timetables"
  | "mistake-log"
  | "current-affairs-method";

export type ExamResource = {
  id: ExamResourceId;
  title: string;
  description: string;
  /** What is in it, as shown on the card. */
  count: string;
  /** A lucide icon name. */
  icon: "calculator" | "chart-column" | "book-a" | "calendar-clock" | "notebook-pen" | "newspaper";
  color: "indigo" | "marigold" | "leaf" | "brick";
  /** Present where the material states facts about exams that may change. */
  facts?: DatedFact;
  /** What "Access Now" opens. */
  material: { intro: string; sections: readonly DocumentSection[] };
};
