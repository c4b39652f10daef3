import type { LockerKind } from "./kind-of-issued.ts";
import type { LockerProblem } from "./locker-problem.ts";

/** One entry of her locker, and whether it can come. */
export interface LockerPaper {
  readonly uri: string;
  readonly name: string;
  readonly issuer: string;
  readonly kind: LockerKind | null;
  readonly can: "come" | "aadhaar" | "noPlace" | "unsigned";
}

export interface LockerView {
  /** Null: she has not been there yet. */
  readonly papers: readonly LockerPaper[] | null;
  readonly problem: LockerProblem | null;
  readonly backTo: string;
  readonly isSandbox: boolean;
}

/** What came of one that she chose. */
export interface BroughtPaper {
  readonly name: string;
  readonly problem: LockerProblem | null;
  /** Why the vault did not take it, in her language. */
  readonly refusal: string | null;
}

export const lockerPath = "/student/digilocker";
export const shelfPath = "/student/dashboard?tab=profile";

/** Where "Bring it from DigiLocker" leads, and from where. */
export function bringPath(backTo: string): string {
  return `${lockerPath}?back=${encodeURIComponent(backTo)}`;
}

/** Only pages of ours that have a place for papers. */
export function safeBack(given: string | null): string {
  return given && /^\/(apply|student\/dashboard|applications\/[\w-]+)(\?[\w=&%.-]*)?$/.test(given)
    ? given
    : shelfPath;
}
