import { csvResponse } from "#app/core/lists/csv.server.ts";
import { rosterColumns } from "../forms/roster-student.ts";

const samples: Record<string, string>[] = [
  {
    admissionNumber: "2026-001",
    name: "Asha Example",
    birthDay: "2008-03-09",
    gender: "female",
    course: "B.Tech Computer Science",
    year: "1st year",
    phone: "9000000001",
  },
];

/** An empty roll with its first line, to be filled in a spreadsheet. */
export function loader() {
  const columns = rosterColumns.map(({ name, label }) => ({
    header: label,
    value: (row: Record<string, string>) => row[name] ?? "",
  }));
  return csvResponse("students-sample.csv", columns, samples);
}
