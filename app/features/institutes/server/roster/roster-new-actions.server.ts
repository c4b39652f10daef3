import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { textFields } from "#app/core/forms/text-fields.ts";
import { rosterColumns } from "../../forms/roster-student.ts";
import { saveRosterStudent } from "./save-roster-student.server.ts";

/** The form of one more student on the roll. */
export const rosterNewActions = defineActions({
  save: button({
    schema: textFields(...rosterColumns.map(({ name }) => name)),
    run: ({ actor }, value) => saveRosterStudent(actor, null, value),
    next: (_press, id) => `/institute/students/${id}`,
  }),
});
