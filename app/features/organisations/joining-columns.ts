import type { ListColumn } from "#app/core/lists/table-list.ts";
import type { JoiningLine } from "./joining-view.ts";

/** In a file of their own: the table's script must not carry the parser of the list's address. */
export const joiningColumns = {
  name: { head: "Organisation", kind: "key", text: (row) => row.name },
  number: { head: "Number", text: (row) => row.number, only: "file" },
  holder: { head: "Who", text: (row) => row.holder },
  place: { head: "Place", text: (row) => row.place },
  sent: { head: "Sent", kind: "date", text: (row) => row.submittedAt },
  due: { head: "Answer by", kind: "date", text: (row) => row.dueAt },
  late: { head: "Late", text: (row) => row.isLate, only: "file", of: "Answer by" },
  status: { head: "Status", kind: "status", text: (row) => row.statusLabel },
} as const satisfies Record<string, ListColumn<JoiningLine>>;
