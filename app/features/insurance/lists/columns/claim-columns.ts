import { formatDateTime } from "#app/core/clock.ts";
import type { ListColumn } from "#app/core/lists/table-list.ts";
import { formatMoney, paise } from "#app/core/money.ts";

interface ClaimRow {
  readonly claimNumber: string;
  readonly date: string;
  readonly customerName: string;
  readonly type: string;
  readonly amountPaise: number;
  readonly hospital: string;
  readonly dueAt: Date | null;
  readonly holder: string | null;
  readonly statusLabel: string;
}

/** In a file of their own: the table's script must not carry the parser of the list's address. */
export const claimColumns = {
  claim: { head: "Claim number", kind: "key", text: (row) => row.claimNumber },
  date: { head: "Date", text: (row) => row.date, only: "file", of: "Claim number" },
  customer: { head: "Customer", text: (row) => row.customerName },
  type: { head: "Type", text: (row) => row.type },
  amount: {
    head: "Amount",
    kind: "number",
    text: (row) => formatMoney(paise(row.amountPaise)),
    only: "table",
  },
  amountInr: { head: "Amount (INR)", text: (row) => row.amountPaise / 100, only: "file" },
  hospital: { head: "Hospital", text: (row) => row.hospital },
  due: { head: "Due", kind: "date", text: (row) => row.dueAt && formatDateTime(row.dueAt) },
  assigned: { head: "Assigned", text: (row) => row.holder },
  status: { head: "Status", kind: "status", text: (row) => row.statusLabel },
} as const satisfies Record<string, ListColumn<ClaimRow>>;
