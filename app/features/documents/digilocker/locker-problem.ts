import { OutsideError } from "#app/adapters/outside-error.ts";

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

const byCode: Readonly<Record<string, LockerProblem>> = {
  expired: "expired",
  wrong_hmac: "changed",
  forged_signature: "forged",
  unreadable_record: "forged",
  unsigned_record: "unsigned",
  too_large: "large",
  not_pdf: "notPdf",
};

/** Of what the locker answered; anything that is not its fault is thrown on. */
export function problemOfError(error: unknown): LockerProblem {
  if (error instanceof OutsideError) return byCode[error.code] ?? "away";
  throw error;
}
