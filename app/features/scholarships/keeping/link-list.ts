import { tableList } from "#app/core/lists/table-list.ts";
import { type LinkLine, linkColumns, linkStates } from "./link-columns.ts";

/** The websites of the catalogue's records as the check of links found them. */
export const linkList = tableList<LinkLine>()({
  path: "/admin/scholarships/links",
  name: "scholarship-links",
  search: true,
  filters: { state: { label: "State", words: linkStates } },
  sorts: { newest: { label: "Changed last first", cursor: ["instant", "id"] } },
  defaultSort: "newest",
  pageSize: 20,
  columns: linkColumns,
});
