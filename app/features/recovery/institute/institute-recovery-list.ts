import { tableList } from "#app/core/lists/table-list.ts";
import { deskRecoveryStatuses, recoveryMachine } from "../recovery-status.ts";
import { instituteRecoveryColumns } from "./institute-recovery-columns.ts";
import type { InstituteRecoveryLine } from "./institute-recovery-view.ts";

/** Lost phones of an institute's students, by their address. */
export const instituteRecoveryList = tableList<InstituteRecoveryLine>()({
  path: "/institute/lost-phones",
  name: "lost-phones",
  search: true,
  filters: {
    status: {
      label: "Status",
      words: Object.fromEntries(
        deskRecoveryStatuses.map((status) => [status, recoveryMachine.states[status].label]),
      ),
    },
  },
  sorts: { newest: { label: "Newest first", cursor: ["instant", "id"] } },
  defaultSort: "newest",
  pageSize: 20,
  columns: instituteRecoveryColumns,
});
