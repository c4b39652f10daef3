import type { ApplicationStatus } from "#app/features/applications/rules/application-status.ts";

/** One of those it is about: what the second person has to see. */
export interface BulkItem {
  readonly id: string;
  readonly number: string;
  readonly student: string | null;
  readonly scholarship: string;
  readonly score: string | null;
  /** Between the highest and the lowest of its scores. */
  readonly difference: string | null;
  /** The usual award, which an approval of many gives. */
  readonly award: string | null;
  /** Checks that are not verified: an approval of it will be refused. */
  readonly openChecks: number;
  readonly status: ApplicationStatus;
  readonly statusLabel: string;
  /** Why it was refused. */
  readonly problem: string | null;
  /** The second person took it out: its problem is their reason. */
  readonly isBack: boolean;
}

export const bulkVerdictWords = { approve: "Approve", reject: "Reject", waitlist: "Waiting list" } as const;

/** A decision about many, as the Applications tab shows it. */
export interface BulkView {
  readonly id: string;
  readonly verdict: "approve" | "reject" | "waitlist";
  readonly reasons: readonly string[];
  readonly sentence: string | null;
  readonly note: string | null;
  readonly status: "waiting" | "confirmed" | "done" | "cancelled";
  readonly statusLabel: string;
  readonly preparedAt: string;
  /** "you", or who did, with their role. */
  readonly preparedBy: string;
  readonly isOwn: boolean;
  /** Who confirmed or cancelled it. */
  readonly settledBy: string | null;
  readonly all: number;
  /** Of them those that are not tried yet, nor sent back. */
  readonly left: number;
  /** What these are given together, where that is known of each. */
  readonly sum: string | null;
  readonly done: number;
  readonly refused: number;
  readonly problems: readonly { readonly problem: string; readonly count: number }[];
  readonly items: readonly BulkItem[];
  readonly mayConfirm: boolean;
  readonly mayCancel: boolean;
}
