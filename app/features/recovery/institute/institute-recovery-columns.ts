import type { ListColumn } from "#app/core/lists/table-list.ts";
import type { InstituteRecoveryLine } from "./institute-recovery-view.ts";

/** In a file of their own: the table's script must not carry the parser of the list's address. */
export const instituteRecoveryColumns = {
  number: { head: "Request", kind: "key", text: (row) => row.number },
  student: { head: "Student", text: (row) => row.studentName },
  begun: { head: "Asked", kind: "date", text: (row) => row.begunAt },
  spoken: { head: "It is her, says", text: (row) => row.spoken ?? "" },
  status: { head: "Status", kind: "status", text: (row) => row.statusLabel },
} as const satisfies Record<string, ListColumn<InstituteRecoveryLine>>;
