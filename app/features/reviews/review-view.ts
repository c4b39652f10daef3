import type { DueClock } from "#app/core/periods/due-clock.ts";
import type { Language } from "#app/core/words/i18n.ts";
import type { ApplicationStatus } from "#app/features/applications/rules/application-status.ts";
import type { CheckStatus } from "#app/features/applications/rules/check-status.ts";
import type { DecisionReason } from "#app/features/applications/rules/decision-reasons.ts";
import type { RubricLine } from "#app/features/scholarships/scholarship-terms.ts";
import type { ReviewStage } from "./review-stage.ts";

type Choice = { readonly value: string; readonly label: string };

/** A line of the Applications tab. Moments are ISO texts. */
export interface ReviewLine {
  readonly id: string;
  readonly number: string;
  /** Null where this reader scores blind, or the person was erased. */
  readonly student: string | null;
  readonly scholarship: string;
  readonly appliedAt: string;
  readonly status: ApplicationStatus;
  /** Whole percent; null before anyone scored, or where this reader may not see it yet. */
  readonly score: string | null;
  readonly dueAt: string | null;
  readonly clock: DueClock | null;
  readonly isLate: boolean;
  readonly isWithDesk: boolean;
  readonly isWaiting: boolean;
  /** It stands in a decision about many that is not carried out yet. */
  readonly isToConfirm: boolean;
  /** What its scholarship gives; null where that is not settled. */
  readonly usualAwardPaise: number | null;
}

/** A line of "Next for me": work for this person. */
export interface NextReview extends ReviewLine {
  readonly openChecks: number;
  /** Nothing stands before the decision. */
  readonly isReady: boolean;
  /** Of all that have work for this person: who has taken them. */
  readonly totals: { readonly mine: number; readonly team: number; readonly nobody: number };
}

export interface ReviewPaperFacts {
  readonly id: string;
  readonly name: string;
  readonly mime: string;
  readonly bytes: number;
}

/** The paper on the desk. */
export interface ShownPaper {
  readonly code: string;
  /** Of a PDF; null when it cannot be shown, and of a picture. */
  readonly pages: number | null;
  readonly page: number;
}

export interface ReviewCheck {
  readonly code: string;
  readonly label: string;
  /** What the student typed about it. */
  readonly typed: string | null;
  readonly status: CheckStatus;
  readonly reason: string | null;
  /** Chosen from the saved ones; in English here. */
  readonly sentence: string | null;
  readonly note: string | null;
  readonly checkedAt: string | null;
  /** By name where it was a person of a desk, else by role. */
  readonly checkedBy: string | null;
  /** Who issued the paper, if it came from there, and whether the signed record is in the student's name. */
  readonly issuer: { readonly name: string; readonly agrees: boolean } | null;
  readonly paper: ReviewPaperFacts | null;
}

export interface ScoreView {
  /** "You", "Reviewer 1" … */
  readonly by: string;
  readonly isOwn: boolean;
  readonly points: Readonly<Record<string, number>>;
  readonly total: number;
  readonly outOf: number;
  readonly note: string | null;
  readonly scoredAt: string;
}

export interface SeatsView {
  readonly seats: number | null;
  readonly taken: number;
  readonly budget: string | null;
  readonly spent: string;
  readonly waiting: number;
  readonly isFull: boolean;
}

export interface ReviewView {
  readonly id: string;
  readonly number: string;
  readonly title: string;
  readonly scholarship: string;
  readonly amount: string | null;
  readonly appliedAt: string;
  readonly status: ApplicationStatus;
  readonly stage: ReviewStage;
  readonly stageDueAt: string | null;
  /** Of its stage. */
  readonly clock: DueClock | null;
  readonly dueAt: string | null;
  readonly isLate: boolean;
  readonly isWithDesk: boolean;
  readonly isWaiting: boolean;
  readonly isBlindHere: boolean;
  /** In which language the student reads us; null where the person is hidden. */
  readonly reads: Language | null;
  readonly saved: Readonly<Record<"defects" | "decisions", readonly Choice[]>>;
  /** What the institute's own roll says; null for the desk, and where the person is hidden. */
  readonly roll: { readonly isConfirmed: boolean; readonly text: string } | null;
  readonly conflict: { readonly reason: string; readonly declaredAt: string } | null;
  readonly answers: readonly {
    readonly title: string;
    readonly rows: readonly (readonly [string, string])[];
  }[];
  readonly checks: readonly ReviewCheck[];
  readonly eligibility: readonly {
    readonly outcome: "met" | "notMet" | "unknown";
    readonly rule: string;
    readonly given: string | null;
  }[];
  readonly eligibilityWords: string | null;
  /** Reasons against which the application's own answers speak (S13). */
  readonly refuted: readonly { readonly reason: DecisionReason; readonly says: string }[];
  readonly rubric: readonly RubricLine[];
  readonly reviewersNeeded: number;
  readonly scores: readonly ScoreView[];
  readonly scoreCount: number;
  readonly mean: string | null;
  /** Of 100, between the highest and the lowest. */
  readonly spread: number | null;
  readonly seats: SeatsView | null;
  readonly usualAward: string;
  readonly appealText: string | null;
  readonly decision: {
    readonly at: string;
    readonly reasons: readonly string[];
    readonly sentence: string | null;
    readonly note: string | null;
    readonly award: string | null;
  } | null;
  /** Sent on to a provider outside, and the number it has there. */
  readonly forwarded: {
    readonly at: string;
    readonly reference: string;
    readonly note: string | null;
  } | null;
  readonly messages: readonly {
    readonly id: string;
    readonly from: string;
    readonly text: string;
    readonly at: string;
  }[];
  /** Who filled it for her, and what they are to her; null: she herself. */
  readonly filledBy: string | null;
  readonly events: readonly { readonly id: string; readonly text: string; readonly at: string }[];
  readonly may: {
    readonly check: boolean;
    readonly score: boolean;
    readonly decide: boolean;
    readonly message: boolean;
    readonly declareConflict: boolean;
    /** A provider outside pays: sent on instead of approved. */
    readonly forward: boolean;
    readonly release: boolean;
    /** A rejection by mistake. */
    readonly reconsider: boolean;
  };
}

export interface QueueLine {
  readonly number: string;
  readonly name: string;
  readonly scholarship: string;
  readonly due: string;
  readonly isLate: boolean;
  readonly score: string | null;
}
