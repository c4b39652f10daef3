import type { ListColumn } from "#app/core/lists/table-list.ts";

/** Money an institute pays in for its own students. */
export interface DepositLine {
  readonly id: string;
  readonly institute: string;
  readonly scholarship: string;
  readonly amount: string;
  readonly amountPaise: number;
  readonly status: "announced" | "received" | "cancelled";
  readonly statusLabel: string;
  readonly announced: string;
  readonly announcedOn: string;
  readonly received: string | null;
  readonly receivedOn: string | null;
  readonly reference: string | null;
}

/** In a file of their own: the table's script must not carry the parser of the list's address. */
export const depositColumns = {
  institute: { head: "Institute", kind: "key", text: (row) => row.institute },
  scholarship: { head: "Scholarship", text: (row) => row.scholarship },
  amount: { head: "Amount", kind: "number", text: (row) => row.amount, only: "table" },
  amountInr: { head: "Amount (INR)", text: (row) => row.amountPaise / 100, only: "file" },
  announced: { head: "Announced", text: (row) => row.announced, only: "table" },
  announcedOn: { head: "Announced on", text: (row) => row.announcedOn, only: "file" },
  status: { head: "State", kind: "status", text: (row) => row.statusLabel },
  received: { head: "Received", text: (row) => row.received ?? "–", only: "table" },
  receivedOn: { head: "Received on", text: (row) => row.receivedOn, only: "file" },
  reference: { head: "Bank reference (UTR)", text: (row) => row.reference },
} as const satisfies Record<string, ListColumn<DepositLine>>;
