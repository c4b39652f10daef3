import { data, redirect } from "react-router";
import { readFormData } from "#app/core/forms/form.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { isProblem } from "#app/core/requests/errors.ts";
import { typedValues } from "../forms/scholarship-values.ts";
import { saveDeskScholarship } from "./save-desk-scholarship.server.ts";
import { saveOwnScholarship } from "./save-own-scholarship.server.ts";

const places = {
  institute: { save: saveOwnScholarship, after: (id: string) => `/institute/scholarships/${id}?done=saved` },
  desk: { save: saveDeskScholarship, after: (id: string) => `/admin/scholarships/${id}/edit?done` },
};

/** Save: on to the scholarship, or back to the editor with what was typed and what is wrong. */
export async function takeScholarshipEditor(
  actor: Actor,
  request: Request,
  id: string | null,
  place: keyof typeof places = "institute",
) {
  const { save, after } = places[place];
  const form = await readFormData(request, 256 * 1024);
  const revision = Number(form.get("revision") ?? Number.NaN);
  try {
    const saved = await save(actor, form, {
      id,
      ...(Number.isSafeInteger(revision) && { seenRevision: revision }),
    });
    throw redirect(after(saved));
  } catch (error) {
    if (!isProblem(error) || (error.status !== 422 && error.status !== 409)) throw error;
    const found = Object.entries(error.fieldErrors ?? { form: [error.detail ?? error.title] });
    const errors: Record<string, string> = Object.fromEntries(
      found.map(([name, [first = ""]]) => [name, first]),
    );
    return data({ errors, values: typedValues(form) }, { status: error.status });
  }
}
