import type { DatedFact } from "../dated-fact.ts";

export type HelpCategory = "application" | "scholarships" | "documents" | "eligibility" | "technical";

export type HelpQuestion = {
  id: string;
  category: HelpCategory;
  question: string;
  answer: string;
  /** Present where the answer states facts about awards that may change. */
  facts?: DatedFact;
  /** Votes the question starts with in the demo; a real site starts at none. */
  helpfulYes: number;
  helpfulNo: number;
};
