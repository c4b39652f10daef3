import { defineList } from "#app/core/lists/list-query.ts";

export const reportList = defineList({
  search: true,
  filters: {},
  sorts: { newest: { label: "Newest first", cursor: ["instant", "id"] } },
  defaultSort: "newest",
  pageSize: 20,
});
