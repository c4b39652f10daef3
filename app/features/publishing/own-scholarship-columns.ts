import { formatDate } from "#app/core/clock.ts";
import type { ListColumn } from "#app/core/lists/table-list.ts";
import type { OwnScholarshipLine } from "./own-scholarship.ts";

/** In a file of their own: the table's script must not carry the parser of the list's address. */
export const ownScholarshipColumns = {
  name: { head: "Scholarship", kind: "key", text: (row) => row.name },
  amount: { head: "Amount", text: (row) => row.amount, only: "table" },
  words: { head: "Amount in words", text: (row) => row.amount, only: "file", of: "Amount" },
  paise: {
    head: "Amount (INR)",
    text: (row) => row.amountPaise && row.amountPaise / 100,
    only: "file",
  },
  duration: { head: "Duration", text: (row) => row.duration },
  applicants: { head: "Applicants", kind: "number", text: (row) => row.applicants },
  selected: { head: "Selected", kind: "number", text: (row) => row.selected },
  deadline: { head: "Deadline", kind: "date", text: (row) => row.deadline && formatDate(row.deadline) },
  status: { head: "Status", kind: "status", text: (row) => row.statusLabel },
} as const satisfies Record<string, ListColumn<OwnScholarshipLine>>;
