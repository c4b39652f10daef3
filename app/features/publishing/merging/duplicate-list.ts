import { tableList } from "#app/core/lists/table-list.ts";
import { type DuplicateLine, duplicateColumns, duplicateReasons } from "./duplicate-columns.ts";

/** Pairs of records that may be one scholarship. */
export const duplicateList = tableList<DuplicateLine>()({
  path: "/admin/scholarships/duplicates",
  name: "scholarship-duplicates",
  search: true,
  filters: { why: { label: "Why", words: duplicateReasons } },
  sorts: { newest: { label: "Newest record first", cursor: ["integer", "integer"] } },
  defaultSort: "newest",
  pageSize: 20,
  columns: duplicateColumns,
});
