import type { PreferredTime } from "../form-options.ts";
import type { HelpDownloadId } from "./help-download.ts";
import type { HelpServiceType } from "./help-options.ts";
import type { HelpCategory } from "./help-question.ts";

export type HelpTopicId = "all" | HelpCategory;

export const helpTopics: readonly { id: HelpTopicId; count: number }[] = [
  { id: "all", count: 50 },
  { id: "application", count: 12 },
  { id: "scholarships", count: 15 },
  { id: "documents", count: 8 },
  { id: "eligibility", count: 10 },
  { id: "technical", count: 5 },
];

/** What stands around the questions, in another language. */
export type HelpWords = {
  downloads: Record<HelpDownloadId, { title: string; description: string }>;
  services: Record<HelpServiceType, string>;
  times: Record<PreferredTime, string>;
  /** Where a fact is to be confirmed, when not at a site with a name. */
  eachSite: string;
};
