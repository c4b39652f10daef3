import { istDate } from "#app/core/clock.ts";
import { seenColumns } from "#app/core/desk-lists.ts";
import { type CsvColumn, csvResponse } from "#app/core/lists/csv.server.ts";
import { parseListQuery } from "#app/core/lists/list-query.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { progressWords } from "../progress-words.ts";
import { exportSupportedStudents } from "../server/impact/export-supported-students.server.ts";
import type { SupportedStudent } from "../server/impact/supported-student-query.server.ts";
import { supportedStudentList } from "../student-list.ts";
import type { Route } from "./+types/students-export-page";

const columns: CsvColumn<SupportedStudent>[] = [
  { header: "Student", value: (row) => row.scholar },
  { header: "Level", value: (row) => row.level },
  { header: "Program", value: (row) => row.programme },
  { header: "From you (INR)", value: (row) => row.amount },
  { header: "Date", value: (row) => row.when },
  { header: "Money", value: (row) => (row.isPaid ? "In the bank" : "Being paid") },
  { header: "Bank reference", value: (row) => row.reference },
  { header: "Progress", value: (row) => (row.progress ? progressWords[row.progress] : "") },
  { header: "Note", value: (row) => row.note },
];

export async function loader({ url, context }: Route.LoaderArgs) {
  const rows = await exportSupportedStudents(
    await getActor(context),
    parseListQuery(supportedStudentList, url),
  );
  return csvResponse(`students-${istDate()}.csv`, seenColumns(columns, url.search), rows);
}
