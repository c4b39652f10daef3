import type { DecisionReason } from "#app/features/applications/rules/decision-reasons.ts";

/** The coded reasons as whoever decides reads them; the student reads them in her language. */
export const decisionWords: Readonly<Record<DecisionReason, string>> = {
  income_above_limit: "Income above the limit",
  marks_below_limit: "Marks below the limit",
  class_not_covered: "Class or course not covered",
  outside_state: "Outside the state",
  document_not_verified: "A document could not be verified",
  not_answered_in_time: "Not answered in time",
  duplicate: "A second application for the same",
  seats_full: "All seats given to those ahead",
  closed: "The scholarship was closed",
  other: "Other, see the note",
};
