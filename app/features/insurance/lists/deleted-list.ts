import { tableList } from "#app/core/lists/table-list.ts";
import { itemKindNames } from "../dependents.ts";
import { type DeletedLine, deletedColumns } from "./deleted-columns.ts";

/** What was deleted at the insurance desk, of all four kinds. */
export const deletedList = tableList<DeletedLine>()({
  path: "/admin/deleted",
  name: "deleted",
  search: true,
  filters: { kind: { label: "What it is", words: itemKindNames } },
  sorts: {
    newest: { label: "Newest first", cursor: ["instant", "id"] },
    oldest: { label: "Oldest first", cursor: ["instant", "id"] },
  },
  defaultSort: "newest",
  pageSize: 20,
  columns: deletedColumns,
});
