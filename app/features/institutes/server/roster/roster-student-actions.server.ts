import { button, defineActions, type Press } from "#app/core/forms/actions.server.ts";
import { textFields } from "#app/core/forms/text-fields.ts";
import { rosterColumns } from "../../forms/roster-student.ts";
import { issueLetter } from "../terms/issue-letter.server.ts";
import { moveRosterStudents } from "./move-roster-students.server.ts";
import { saveRosterStudent } from "./save-roster-student.server.ts";

const here = ({ param }: Press) => `/institute/students/${param("studentId")}`;

/** The buttons of one student on the roll. */
export const rosterStudentActions = defineActions({
  save: button({
    schema: textFields(...rosterColumns.map(({ name }) => name)),
    run: ({ actor, param }, value) => saveRosterStudent(actor, param("studentId"), value),
    next: here,
  }),
  letter: button({
    schema: textFields("purpose", "formKey"),
    run: ({ actor, param }, value) => issueLetter(actor, param("studentId"), value),
    next: here,
  }),
  move: button({
    schema: textFields("event"),
    run: ({ actor, param }, { event }) => moveRosterStudents(actor, [param("studentId")], event),
    next: here,
  }),
});
