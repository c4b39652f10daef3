import type { SuggestionField } from "./suggestion-fields.ts";
import type { SuggestionStatus } from "./suggestion-status.ts";

/** One suggestion as the desk reads it, beside what the record says now. */
export type SuggestionView = {
  id: string;
  number: string;
  revision: number;
  status: SuggestionStatus;
  scholarship: { id: string; slug: string; title: string; provider: string };
  field: SuggestionField;
  /** Null once they were forgotten. */
  words: { wrong: string | null; right: string; link: string | null } | null;
  proof: { isPdf: boolean; name: string; pages: number | null } | null;
  /** Whether who wrote hears of the decision, and how. */
  tells: "mail" | "bell" | null;
  language: string;
  sentAt: string;
  decided: { at: string; by: string; reason: string | null } | null;
  present: { field: string; words: string }[];
  mayDecide: boolean;
};
