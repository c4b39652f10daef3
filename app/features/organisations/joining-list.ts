import { tableList } from "#app/core/lists/table-list.ts";
import { joiningColumns } from "./joining-columns.ts";
import { joiningHolderNames, joiningHolders } from "./joining-holders.ts";
import { deskJoiningStatuses, joiningMachine } from "./joining-status.ts";
import type { JoiningLine } from "./joining-view.ts";

const words = <K extends string>(names: readonly K[], label: (name: K) => string) =>
  Object.fromEntries(names.map((name) => [name, label(name)])) as Record<K, string>;

/** Who asks to join, by its address. */
export const joiningList = tableList<JoiningLine>()({
  path: "/admin/joining",
  name: "joining",
  search: true,
  filters: {
    status: {
      label: "Status",
      words: words(deskJoiningStatuses, (status) => joiningMachine.states[status].label),
    },
    holder: {
      label: "Who",
      words: words(joiningHolderNames, (name) => joiningHolders[name].label),
    },
    clock: { label: "Clock", words: { late: "Late" } },
  },
  sorts: {
    newest: { label: "Newest first", cursor: ["instant", "id"] },
    oldest: { label: "Oldest first", cursor: ["instant", "id"] },
  },
  defaultSort: "newest",
  pageSize: 20,
  columns: joiningColumns,
});
