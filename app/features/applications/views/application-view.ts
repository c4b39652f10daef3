import type { Language } from "#app/core/words/i18n.ts";
import type { AwardPlace } from "#app/features/awards/award-place.ts";
import type { ApplicationStatus } from "../rules/application-status.ts";
import type { CheckStatus } from "../rules/check-status.ts";

/** Who has to act. "provider" is whoever runs the scholarship here. */
export type Holder = "you" | "provider" | "desk" | null;

/** What the line of an approved application needs to know of its award. */
export interface AwardLine {
  readonly id: string;
  readonly place: AwardPlace;
  /** YYYY-MM-DD */
  readonly acceptBy: string | null;
}

/** A line of My Applications. Moments are ISO texts: the page writes them in its language. */
export interface ApplicationLine {
  readonly number: string;
  readonly scholarship: string | null;
  readonly scholarshipLanguage: Language;
  readonly slug: string | null;
  readonly provider: string | null;
  /** The award once there is one, else the amount as the provider states it. */
  readonly amount: string | null;
  /** The same in a few characters, where there is little room; null when it cannot be said so. */
  readonly amountShort: string | null;
  /** As a number: the award, else the most the provider states. */
  readonly amountPaise: number | null;
  /** The bank's once it is paid, or the number at the provider it was sent on to. */
  readonly reference: string | null;
  readonly appliedAt: string | null;
  readonly savedAt: string;
  readonly status: ApplicationStatus;
  readonly holder: Holder;
  readonly holderName: string | null;
  readonly dueAt: string | null;
  readonly paidAt: string | null;
  readonly award: AwardLine | null;
  /** Of an application that waits for its student: the code of the check that waits. */
  readonly wanted: string | null;
}

export interface CheckView {
  readonly code: string;
  /** Of a document that only this scholarship asks for. */
  readonly label: string | null;
  readonly status: CheckStatus;
  readonly reason: string | null;
  /** A saved sentence, in the reader's language. */
  readonly sentence: string | null;
  /** In the reviewer's own words and language. */
  readonly note: string | null;
  readonly checkedAt: string | null;
  readonly checkedBy: string | null;
  readonly documentId: string | null;
}

export interface EventView {
  readonly id: string;
  readonly event: string;
  readonly about: string | null;
  readonly byRole: string;
  readonly at: string;
  /** Who did it in her place. */
  readonly helper: string | null;
}

export interface MessageView {
  readonly id: string;
  readonly isOwn: boolean;
  readonly byRole: string;
  readonly text: string;
  readonly sentAt: string;
}

export interface ApplicationView extends ApplicationLine {
  readonly id: string;
  /** Who filled it for her, the last of them. */
  readonly filledBy: string | null;
  readonly applicant: string;
  /** By which she is greeted (S11). */
  readonly givenName: string;
  readonly isLate: boolean;
  readonly isEscalated: boolean;
  readonly checks: readonly CheckView[];
  readonly events: readonly EventView[];
  readonly messages: readonly MessageView[];
  readonly decidedAt: string | null;
  readonly decisionReasons: readonly string[];
  readonly decisionSentence: string | null;
  readonly decisionNote: string | null;
  readonly canAppeal: boolean;
  /** The last day for it, as 2026-11-15; null when there is nothing to appeal against. */
  readonly appealUntil: string | null;
  readonly appealedAt: string | null;
  readonly canAskMoreTime: boolean;
  readonly canWithdraw: boolean;
  /** XXXX-XXXX-1234, XXXXXX4321 */
  readonly aadhaar: string | null;
  readonly account: string | null;
  readonly payoutReference: string | null;
  /** Its number at the provider it was sent on to. */
  readonly providerReference: string | null;
  readonly answers: Readonly<Record<string, string>>;
}

/** Somebody weighs the appeal: the papers were checked before. */
export function isAppealOpen({ status, appealedAt }: ApplicationView): boolean {
  return status === "under_review" && appealedAt !== null;
}

/** The figures of the student dashboard (spec 1, Student stats). */
export interface ApplicationFigures {
  readonly applicationsSubmitted: number;
  readonly scholarshipsReceived: number;
  readonly totalAmountPaise: number;
  /** What of it has left for the bank. */
  readonly paidAmountPaise: number;
  readonly pendingApplications: number;
  readonly rejectedApplications: number;
  /** Whole percent of what was decided; null before the first decision (P30). */
  readonly successRate: number | null;
}
