import { tableList } from "#app/core/lists/table-list.ts";
import { deskApplicationColumns } from "./desk-columns.ts";

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

export type DeskApplication = {
  id: string;
  number: string;
  student: string;
  /** In which language the student reads us. */
  reads: string;
  statusLabel: string;
  scholarship: string | null;
  sentAt: string;
  dueAt: string | null;
  isLate: boolean;
};
