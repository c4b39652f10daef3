import type { ListColumn } from "#app/core/lists/table-list.ts";
import type { DonationLine } from "./donation-view.ts";

/** In a file of their own: the table's script must not carry the parser of the list's address. */
export const donationColumns = {
  number: { head: "Number", text: (row) => row.number, only: "file" },
  program: { head: "Program", kind: "key", text: (row) => row.programme },
  amount: { head: "Amount", kind: "number", text: (row) => row.amount, only: "table" },
  amountInr: { head: "Amount (INR)", text: (row) => row.amountPaise / 100, only: "file" },
  returnedInr: { head: "Returned (INR)", text: (row) => row.refundedPaise / 100, only: "file" },
  students: { head: "Students", kind: "number", text: (row) => row.students },
  date: { head: "Date", kind: "date", text: (row) => row.date },
  status: { head: "Status", kind: "status", text: (row) => row.statusLabel },
  impact: {
    head: "Impact",
    text: ({ impact }) => impact && (impact === "high" ? "High" : "Medium"),
  },
  receipt: { head: "Receipt", text: (row) => row.receiptNumber },
} as const satisfies Record<string, ListColumn<DonationLine>>;
