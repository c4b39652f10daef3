import type { ListColumn } from "#app/core/lists/table-list.ts";
import type { RosterLine } from "./roster-view.ts";

/** What the tab knows of a student beside the roll. */
export type RosterTabLine = RosterLine & { readonly openApplications?: number };

/** In a file of their own: the table's script must not carry the parser of the list's address. */
export const rollColumns = {
  number: { head: "Admission number", text: (row) => row.admissionNumber, only: "file" },
  student: { head: "Student", kind: "key", text: (row) => row.name, only: "table" },
  name: { head: "Name", text: (row) => row.name, only: "file", of: "Student" },
  gender: { head: "Gender", text: (row) => row.gender, only: "file" },
  course: { head: "Class or course", text: (row) => row.course },
  year: { head: "Year", text: (row) => row.year },
  birth: { head: "Date of birth", kind: "date", text: (row) => row.birthDay },
  phone: { head: "Phone", text: (row) => row.phone },
  open: { head: "Open applications", kind: "number", text: (row) => row.openApplications, only: "table" },
  status: { head: "Enrolment", kind: "status", text: (row) => row.statusLabel },
} as const satisfies Record<string, ListColumn<RosterTabLine>>;
