import { tableList } from "#app/core/lists/table-list.ts";
import { type SeasonLine, seasonColumns } from "./season-columns.ts";

/** Rounds that are over, of records that have no usual season yet. */
export const seasonList = tableList<SeasonLine>()({
  path: "/admin/scholarships/seasons",
  name: "scholarship-seasons",
  search: true,
  filters: {},
  sorts: { oldest: { label: "Closed longest ago first", cursor: ["text", "id"] } },
  defaultSort: "oldest",
  pageSize: 20,
  columns: seasonColumns,
});
