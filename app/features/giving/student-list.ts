import { defineList } from "#app/core/lists/list-query.ts";

export const supportedStudentList = defineList({
  filters: { progress: { label: "Progress", options: ["paid", "waiting", "wrote"] } },
  sorts: { newest: { label: "Newest first", cursor: ["instant", "id"] } },
  defaultSort: "newest",
  pageSize: 20,
});
