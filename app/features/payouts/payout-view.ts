import { publicNumber } from "#app/core/id.ts";
import type { PayoutBatchStatus, PayoutStatus } from "./payout-status.ts";

export interface BatchLine {
  readonly id: string;
  readonly number: string;
  readonly status: PayoutBatchStatus;
  readonly statusLabel: string;
  readonly payouts: number;
  readonly amount: string;
  readonly preparedBy: string;
  readonly preparedAt: string;
  readonly approvedBy: string;
}

/** By the one table of badges: stopped, came back before, or worth a look. */
export interface PayoutFlag {
  readonly status: "suspended" | "returned" | "action_needed";
  readonly words: string;
}

/** Who did what with a batch, as the audit tells it. */
export interface BatchStep {
  readonly id: string;
  readonly who: string;
  readonly what: string;
  readonly at: string;
  readonly reason: string | null;
}

export interface PayoutLine {
  readonly id: string;
  readonly number: string;
  readonly applicationNumber: string;
  readonly programme: string;
  readonly name: string;
  /** Masked (T26). */
  readonly account: string;
  readonly amount: string;
  readonly status: PayoutStatus;
  readonly statusLabel: string;
  readonly reference: string | null;
  readonly returned: string | null;
  /** Why the second person took it out of this batch. */
  readonly sentBack: string | null;
  /** Of 100, by those who reviewed the application; null where nobody scored it. */
  readonly score: string | null;
  /** Between the highest and the lowest of its scores. */
  readonly difference: string | null;
  /** What the second person has to look at before agreeing. */
  readonly flags: readonly PayoutFlag[];
  /** Somebody wrote down that it is paid, and a second person has still to agree. */
  readonly isAsked: boolean;
}

export interface BatchView extends BatchLine {
  readonly lines: readonly PayoutLine[];
  readonly steps: readonly BatchStep[];
  /** Who approved the applications behind it. */
  readonly approvers: readonly { readonly name: string; readonly count: number }[];
  readonly may: {
    readonly approve: boolean;
    readonly sendBack: boolean;
    readonly cancel: boolean;
    readonly send: boolean;
    readonly export: boolean;
    readonly settle: boolean;
  };
  /** The reader prepared it, so somebody else has to approve it (T16). */
  readonly isOwn: boolean;
}

export function batchNumber({ serial, preparedAt }: { serial: number; preparedAt: Date }): string {
  return publicNumber("PB", preparedAt.getUTCFullYear(), serial);
}

export function payoutNumber({ serial, createdAt }: { serial: number; createdAt: Date }): string {
  return publicNumber("PO", createdAt.getUTCFullYear(), serial);
}
