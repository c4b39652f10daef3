import type { DueTone } from "#app/core/periods/due-clock.ts";
import type { ApprovalStatus } from "./approval-status.ts";

/** The thing itself: what it is in lines, and the files that prove it. */
export interface ApprovalFacts {
  readonly facts: readonly { readonly term: string; readonly value: string }[];
  readonly files: readonly { readonly name: string; readonly href: string }[];
  /** Where a file can be added while it waits. */
  readonly addFileHref?: string;
}

export interface ApprovalLine {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly amountPaise: number | null;
  readonly reason: string | null;
  readonly status: ApprovalStatus;
  readonly askedBy: string;
  readonly askedAt: Date;
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
  readonly refusalReason: string | null;
  /** The gift that came of it. */
  readonly donationId: string | null;
}

/** The same as the database gives it. */
export type WaitingRow = {
  id: string;
  kind: string;
  title: string;
  amountPaise: number | null;
  askedAt: string;
  askedBy: string | null;
  isAsked: boolean;
};

/** One line of a giver's home. */
export interface WaitingLine {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly amountPaise: number | null;
  readonly askedBy: string | null;
  /** The reader asked for it. */
  readonly isAsked: boolean;
  readonly mayAnswer: boolean;
  /** "5 h": since when it waits. */
  readonly age: string;
  readonly tone: DueTone;
  readonly isLate: boolean;
}

export interface WaitingApproval extends ApprovalLine, ApprovalFacts {
  readonly isMine: boolean;
  /** May this reader approve or refuse it? */
  readonly mayDecide: boolean;
}
