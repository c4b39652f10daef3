/** Why an application was not selected: coded, so that it can be said in three languages and counted. */
export const decisionReasons = [
  "income_above_limit",
  "marks_below_limit",
  "class_not_covered",
  "outside_state",
  "document_not_verified",
  "not_answered_in_time",
  "duplicate",
  "seats_full",
  "closed",
  "other",
] as const;
export type DecisionReason = (typeof decisionReasons)[number];
