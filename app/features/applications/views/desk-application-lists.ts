import { tableList } from "#app/core/lists/table-list.ts";
import type { DeskApplication } from "./desk-application.ts";
import { deskApplicationColumns } from "./desk-application-columns.ts";

const list = (name: string) =>
  tableList<DeskApplication>()({
    path: `/admin/${name}`,
    name,
    filters: {},
    sorts: { oldest: { label: "Longest waiting first", cursor: ["instant", "id"] } },
    defaultSort: "oldest",
    pageSize: 20,
    columns: deskApplicationColumns,
  });

/** Those for which the desk finds the scholarship. */
export const assistedList = list("assisted");
/** Those whose promise was missed. */
export const lateList = list("escalations");
