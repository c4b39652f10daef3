import { tableList } from "#app/core/lists/table-list.ts";
import { type AccountChangeLine, accountChangeColumns, accountChangeWords } from "./account-change-line.ts";

/** New accounts that students gave; one in another name waits for a look. */
export const accountChangeList = tableList<AccountChangeLine>()({
  path: "/admin/payouts/accounts",
  name: "account-changes",
  search: true,
  filters: { status: { label: "State", words: accountChangeWords } },
  sorts: {
    oldest: { label: "Longest wait first", cursor: ["instant", "id"] },
    newest: { label: "Newest first", cursor: ["instant", "id"] },
  },
  defaultSort: "oldest",
  pageSize: 20,
  columns: accountChangeColumns,
});
export type AccountChangeFilter = "status";
export type AccountChangeSort = "oldest" | "newest";
