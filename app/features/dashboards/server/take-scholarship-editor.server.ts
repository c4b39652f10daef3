import { data, redirect } from "react-router";
import { isProblem } from "#app/core/errors.ts";
import { readFormData } from "#app/core/form.ts";
import type { Actor } from "#app/core/permissions.ts";
import { typedValues } from "#app/features/institutes/forms/scholarship-values.ts";
import { saveOwnScholarship } from "./save-own-scholarship.server.ts";

/** Save and preview: to the scholarship's page, or back to the editor with what was typed and what is wrong. */
export async function takeScholarshipEditor(actor: Actor, request: Request, id: string | null) {
  const form = await readFormData(request, 256 * 1024);
  const revision = Number(form.get("revision") ?? Number.NaN);
  try {
    const saved = await saveOwnScholarship(actor, form, {
      id,
      ...(Number.isSafeInteger(revision) && { seenRevision: revision }),
    });
    throw redirect(`/institute/scholarships/${saved}?done=saved`);
  } catch (error) {
    if (!isProblem(error) || (error.status !== 422 && error.status !== 409)) throw error;
    const found = Object.entries(error.fieldErrors ?? { form: [error.detail ?? error.title] });
    const errors: Record<string, string> = Object.fromEntries(
      found.map(([name, [first = ""]]) => [name, first]),
    );
    return data({ errors, values: typedValues(form) }, { status: error.status });
  }
}
