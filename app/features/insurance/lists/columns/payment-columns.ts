import type { ListColumn } from "#app/core/lists/table-list.ts";
import { formatMoney, paise } from "#app/core/money.ts";

interface PaymentRow {
  readonly transactionId: string;
  readonly date: string;
  readonly customerName: string;
  readonly amountPaise: number;
  readonly refundedPaise: number;
  readonly method: string;
  readonly agent: string;
  readonly statusLabel: string;
}

/** In a file of their own: the table's script must not carry the parser of the list's address. */
export const paymentColumns = {
  transaction: { head: "Transaction", kind: "key", text: (row) => row.transactionId },
  date: { head: "Date", text: (row) => row.date, only: "file", of: "Transaction" },
  customer: { head: "Customer", text: (row) => row.customerName },
  amount: {
    head: "Amount",
    kind: "number",
    text: (row) => formatMoney(paise(row.amountPaise)),
    only: "table",
  },
  amountInr: { head: "Amount (INR)", text: (row) => row.amountPaise / 100, only: "file" },
  refundedInr: { head: "Refunded (INR)", text: (row) => row.refundedPaise / 100, only: "file", of: "Amount" },
  method: { head: "Method", text: (row) => row.method },
  agent: { head: "Agent", text: (row) => row.agent },
  status: { head: "Status", kind: "status", text: (row) => row.statusLabel },
} as const satisfies Record<string, ListColumn<PaymentRow>>;
