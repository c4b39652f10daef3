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
  /** Somebody wrote down that it is paid, and a second person has still to agree. */
  readonly isAsked: boolean;
}

export interface BatchView extends BatchLine {
  readonly lines: readonly PayoutLine[];
  readonly may: {
    readonly approve: boolean;
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
