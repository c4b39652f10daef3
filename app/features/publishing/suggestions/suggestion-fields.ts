import type { RecordField } from "#app/features/scholarships/keeping/record-fields.ts";

/** What of a page can be wrong, in the order in which it is asked; the desk's words for it. */
export const suggestionFields = {
  dates: "Dates",
  amount: "Amount",
  rules: "Who may apply",
  papers: "Papers",
  benefits: "Benefits",
  process: "How to apply",
  link: "Website",
  name: "Name or provider",
  other: "Something else",
} as const;

export type SuggestionField = keyof typeof suggestionFields;
export const suggestionFieldNames = Object.keys(suggestionFields) as SuggestionField[];

/** The fields of the record it is about: what they say now stands beside the proposal. */
export const recordFieldsOf: Readonly<Record<SuggestionField, readonly RecordField[]>> = {
  dates: ["cycles", "season", "deadlineNote"],
  amount: ["amountText", "amountMinPaise", "amountMaxPaise", "amountPeriod"],
  rules: ["criteria", "eligibility"],
  papers: ["documents"],
  benefits: ["benefits"],
  process: ["applicationProcess"],
  link: ["website"],
  name: ["title", "provider"],
  other: [],
};
