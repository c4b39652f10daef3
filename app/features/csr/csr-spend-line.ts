import type { spendKindIds } from "./csr-options.ts";
import type { VoucherStatus } from "./vouchers/voucher-status.ts";

/** A voucher, as its program and the file show it. */
export interface CsrSpendLine {
  readonly id: string;
  readonly programme: string;
  readonly kind: (typeof spendKindIds)[number];
  readonly amountPaise: number;
  readonly spentOn: string;
  readonly voucher: string;
  readonly note: string;
  readonly fromYear: number | null;
  readonly isReversal: boolean;
  readonly isReversed: boolean;
  readonly status: VoucherStatus;
  /** Of a line that takes another back: why. Of one that was taken back: the same. */
  readonly reason: string | null;
  /** Somebody asked to take it back, and a colleague has not answered yet. */
  readonly isBackAsked: boolean;
  readonly madeBy: string | null;
  readonly checkedBy: string | null;
  /** Files that prove it. */
  readonly papers: number;
}
