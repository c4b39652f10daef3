import type { PreferredTime } from "../form-options.ts";
import type { HelpDownloadId } from "./help-download.ts";
import type { HelpServiceType } from "./help-options.ts";
import type { HelpCategory, HelpQuestion } from "./help-question.ts";
import { applicationQuestions } from "./help-questions-application.ts";
import { documentQuestions } from "./help-questions-documents.ts";
import { eligibilityQuestions } from "./help-questions-eligibility.ts";
import { scholarshipQuestions } from "./help-questions-scholarships.ts";
import { technicalQuestions } from "./help-questions-technical.ts";

export type HelpTopicId = "all" | HelpCategory;

export const helpTopics: readonly { id: HelpTopicId; count: number }[] = [
  { id: "all", count: 50 },
  { id: "application", count: 12 },
  { id: "scholarships", count: 15 },
  { id: "documents", count: 8 },
  { id: "eligibility", count: 10 },
  { id: "technical", count: 5 },
];

const questions = [
  ...applicationQuestions,
  ...scholarshipQuestions,
  ...documentQuestions,
  ...eligibilityQuestions,
  ...technicalQuestions,
] as const;
export const helpQuestions: readonly (HelpQuestion & { id: HelpQuestionId })[] = questions;

export type HelpQuestionId = (typeof questions)[number]["id"];

/** The help centre in another language. */
export type HelpWords = {
  questions: Record<HelpQuestionId, { question: string; answer: string }>;
  downloads: Record<HelpDownloadId, { title: string; description: string }>;
  services: Record<HelpServiceType, string>;
  times: Record<PreferredTime, string>;
  /** Where a fact is to be confirmed, when not at a site with a name. */
  eachSite: string;
};
