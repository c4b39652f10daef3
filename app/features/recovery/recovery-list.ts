import { tableList } from "#app/core/lists/table-list.ts";
import { recoveryColumns } from "./recovery-columns.ts";
import { deskRecoveryStatuses, recoveryMachine } from "./recovery-status.ts";
import type { RecoveryLine } from "./recovery-view.ts";

/** Lost phones at the desk, by their address. */
export const recoveryList = tableList<RecoveryLine>()({
  path: "/admin/recovery",
  name: "recovery",
  search: true,
  filters: {
    status: {
      label: "Status",
      words: Object.fromEntries(
        deskRecoveryStatuses.map((status) => [status, recoveryMachine.states[status].label]),
      ),
    },
    clock: { label: "Clock", words: { late: "Late" } },
  },
  sorts: {
    newest: { label: "Newest first", cursor: ["instant", "id"] },
    oldest: { label: "Oldest first", cursor: ["instant", "id"] },
  },
  defaultSort: "newest",
  pageSize: 20,
  columns: recoveryColumns,
});
