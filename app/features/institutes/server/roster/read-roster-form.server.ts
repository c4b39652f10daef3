import { isProblem } from "#app/core/requests/errors.ts";
import { rosterColumns } from "../../forms/roster-student.ts";

/** The form's fields as typed, and a refusal as the form shows it. */
export const readRosterForm = {
  values: (form: FormData): Record<string, string> =>
    Object.fromEntries(rosterColumns.map(({ name }) => [name, String(form.get(name) ?? "").slice(0, 300)])),
  /** Throws what is no refusal of the form. */
  errors(error: unknown): Record<string, string> {
    if (!isProblem(error) || !error.fieldErrors) throw error;
    return Object.fromEntries(Object.entries(error.fieldErrors).map(([name, [first = ""]]) => [name, first]));
  },
};
