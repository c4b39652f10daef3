import type { ListColumn } from "#app/core/lists/table-list.ts";
import type { RecoveryLine } from "./recovery-view.ts";

/** In a file of their own: the table's script must not carry the parser of the list's address. */
export const recoveryColumns = {
  number: { head: "Request", kind: "key", text: (row) => row.number },
  otr: { head: "OTR number given", text: (row) => row.otrNumber },
  sent: { head: "Sent", kind: "date", text: (row) => row.submittedAt },
  due: { head: "Answer by", kind: "date", text: (row) => row.dueAt },
  effect: { head: "Moves on", kind: "date", text: (row) => row.takesEffectAt },
  late: { head: "Late", text: (row) => row.isLate, only: "file", of: "Answer by" },
  status: { head: "Status", kind: "status", text: (row) => row.statusLabel },
} as const satisfies Record<string, ListColumn<RecoveryLine>>;
