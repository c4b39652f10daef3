import { OutsideError } from "#app/adapters/outside-error.ts";
import type { LockerProblem } from "./locker-problem.ts";

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
