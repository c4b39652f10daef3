import { formatDateTime } from "#app/core/clock.ts";
import type { ListColumn } from "#app/core/lists/table-list.ts";
import { applicationMachine } from "#app/features/applications/rules/application-status.ts";
import type { ReviewLine } from "./review-view.ts";

/** In a file of their own: the table's script must not carry the parser of the list's address. */
export const reviewColumns = {
  number: { head: "Number", text: (row) => row.number, only: "file" },
  student: { head: "Student", kind: "key", text: (row) => row.student },
  scholarship: { head: "Scholarship", text: (row) => row.scholarship },
  // The moment: of two with equal scores the file tells who was first.
  applied: { head: "Applied", kind: "date", text: (row) => row.appliedAt },
  score: {
    head: "Score",
    kind: "number",
    text: ({ score }) => (score === null ? null : Number(score)),
  },
  due: { head: "Due", kind: "date", text: ({ dueAt }) => dueAt && formatDateTime(new Date(dueAt)) },
  late: { head: "Late", text: (row) => row.isLate, only: "file", of: "Due" },
  status: { head: "Status", kind: "status", text: (row) => applicationMachine.states[row.status].label },
  waiting: { head: "Waiting list", text: (row) => row.isWaiting, only: "file", of: "Status" },
} as const satisfies Record<string, ListColumn<ReviewLine>>;
