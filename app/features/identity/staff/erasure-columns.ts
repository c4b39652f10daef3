import type { ListColumn } from "#app/core/lists/table-list.ts";
import type { ErasureView } from "./security-views.ts";

export const erasureWords = { requested: "Requested", cancelled: "Taken back", done: "Erased" } as const;

/** In a file of their own: the table's script must not carry the parser of the list's address. */
export const erasureColumns = {
  name: { head: "Person", kind: "key", text: (row) => row.name },
  requested: { head: "Asked", kind: "date", text: (row) => row.requestedAt },
  due: { head: "Due", kind: "date", text: (row) => row.dueAt },
  closed: { head: "Closed", kind: "date", text: (row) => row.closedAt },
  nominee: { head: "Nominee", text: (row) => row.nominees.join("; "), only: "table" },
  status: { head: "Status", kind: "status", text: (row) => erasureWords[row.status] },
  late: { head: "Late", text: (row) => row.isLate, only: "file", of: "Status" },
} as const satisfies Record<string, ListColumn<ErasureView>>;
