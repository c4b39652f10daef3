import type { ListColumn } from "#app/core/lists/table-list.ts";
import type { DonationLine } from "./donation-view.ts";

const rupees = (paise: number) => paise / 100;

/** In a file of their own: the table's script must not carry the parser of the list's address. */
export const donationDeskColumns = {
  number: { head: "Donation", kind: "key", text: (row) => row.number },
  giver: { head: "Given by", text: (row) => row.giver },
  programme: { head: "Program", text: (row) => row.programme },
  amount: { head: "Amount", kind: "number", text: (row) => row.amount, only: "table" },
  amountInr: { head: "Amount (INR)", text: (row) => rupees(row.amountPaise), only: "file" },
  returnedInr: { head: "Returned (INR)", text: (row) => rupees(row.refundedPaise), only: "file" },
  students: { head: "Students", kind: "number", text: (row) => row.students },
  date: { head: "Date", kind: "date", text: (row) => row.date },
  status: { head: "Status", kind: "status", text: (row) => row.statusLabel },
  receipt: { head: "Receipt", text: (row) => row.receiptNumber, only: "file" },
} as const satisfies Record<string, ListColumn<DonationLine>>;
