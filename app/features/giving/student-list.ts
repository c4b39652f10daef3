import { tableList } from "#app/core/lists/table-list.ts";
import { type SupportedStudent, supportedStudentColumns } from "./student-columns.ts";

/** The students an organisation supports. */
export const supportedStudentList = tableList<SupportedStudent>()({
  path: "/donor/students",
  name: "students",
  filters: {
    progress: { label: "Progress", words: { paid: "Paid", waiting: "Being paid", wrote: "Wrote to you" } },
  },
  sorts: { newest: { label: "Newest first", cursor: ["instant", "id"] } },
  defaultSort: "newest",
  pageSize: 20,
  columns: supportedStudentColumns,
});
