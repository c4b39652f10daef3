/** Why it did not come, as a key of the words. */
export const lockerProblems = [
  "denied",
  "state",
  "expired",
  "away",
  "changed",
  "forged",
  "unsigned",
  "large",
  "notPdf",
  "revoked",
  "other",
  "full",
] as const;
export type LockerProblem = (typeof lockerProblems)[number];
