/** Raised when a rule changes: a decision bundle names the one it was made under. */
export const rankingVersion = "1";

/** How applications stand in line, shown wherever a ranking is (the order itself: ranking-query.server.ts). */
export const rankingRules = [
  "The higher score stands first: the mean of all reviewers, as a share of the most that could be had.",
  "Equal scores: the lower family income.",
  "Equal income: the higher marks.",
  "Equal marks: who sent the application earlier.",
] as const;
