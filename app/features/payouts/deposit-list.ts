import { tableList } from "#app/core/lists/table-list.ts";
import { type DepositLine, depositColumns } from "./deposit-line.ts";
import { depositMachine } from "./deposit-status.ts";

const words = Object.fromEntries(
  depositMachine.stateNames.map((status) => [status, depositMachine.states[status].label]),
);

/** What institutes announced and paid in. */
export const depositList = tableList<DepositLine>()({
  path: "/admin/payouts/deposits",
  name: "deposits",
  search: true,
  filters: { status: { label: "State", words } },
  sorts: {
    newest: { label: "Newest first", cursor: ["instant", "id"] },
    oldest: { label: "Oldest first", cursor: ["instant", "id"] },
    largest: { label: "Largest first", cursor: ["integer", "id"] },
  },
  defaultSort: "newest",
  pageSize: 20,
  columns: depositColumns,
});
export type DepositFilter = "status";
export type DepositSort = "newest" | "oldest" | "largest";
