import { defineList } from "#app/core/lists/list-query.ts";
import { programmeMachine } from "#app/features/giving/programme-status.ts";
import { scheduleItemIds, spendKindIds } from "./csr-options.ts";
import type { VoucherStatus } from "./vouchers/voucher-status.ts";

/** The programs table of the CSR portal. */
export const csrProgrammeList = defineList({
  search: true,
  filters: {
    status: { options: programmeMachine.stateNames, label: "Status" },
    item: { options: scheduleItemIds, label: "Schedule VII item" },
  },
  sorts: { newest: { cursor: ["instant", "id"] } },
  defaultSort: "newest",
  pageSize: 20,
});

/** The vouchers of one program, or of all. */
export const csrSpendList = defineList({
  search: true,
  filters: { kind: { options: spendKindIds, label: "For" } },
  sorts: { newest: { cursor: ["day", "id"] } },
  defaultSort: "newest",
  pageSize: 20,
});

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
