import type { ListColumn } from "#app/core/lists/table-list.ts";
import type { DeskApplication } from "./desk-application.ts";

/** In a file of their own: the table's script must not carry the parser of the list's address. */
export const deskApplicationColumns = {
  number: { head: "Number", text: (row) => row.number, only: "file" },
  student: { head: "Student", kind: "key", text: (row) => row.student },
  scholarship: { head: "Scholarship", text: (row) => row.scholarship },
  sent: { head: "Sent", kind: "date", text: (row) => row.sentAt },
  due: { head: "Due", kind: "date", text: (row) => row.dueAt },
  late: { head: "Late", text: (row) => row.isLate, only: "file", of: "Due" },
  status: { head: "Status", kind: "status", text: (row) => row.statusLabel },
} as const satisfies Record<string, ListColumn<DeskApplication>>;
