import { redirect } from "react-router";
import { readFormData } from "#app/core/forms/form.ts";
import { assertSameStudent, studentField } from "#app/core/forms/student-field.ts";
import { isProblem } from "#app/core/requests/errors.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { safeNext } from "#app/features/identity/safe-next.ts";
import { findNumbers } from "../server/matching/find-numbers.server.ts";
import { listSavedSlugs } from "../server/saved/list-saved-slugs.server.ts";
import { saveScholarships } from "../server/saved/save-scholarships.server.ts";
import { unsaveScholarship } from "../server/saved/unsave-scholarship.server.ts";
import type { Route } from "./+types/save-page";

const MOST_BYTES = 32 * 1024;

export function loader() {
  return redirect("/saved");
}

/**
 * Keeps a scholarship, takes it out, or moves what a visitor had kept in the browser into the account. Script
 * gets what is saved then; a plain form goes back to where it came from. A visitor signs in and comes back to
 * the same wish, which waits on the page of the saved ones: no link may change anything.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const actor = await getActor(context);
  const wantsJson = request.headers.get("Accept")?.includes("application/json") ?? false;
  const form = await readFormData(request, MOST_BYTES);
  const slugs = form.getAll("slug").map(String);
  if (actor.role !== "student" && !wantsJson) {
    const wish = `/saved?${new URLSearchParams({ add: slugs[0] ?? "" })}`;
    throw redirect(actor.role === "visitor" ? `/login?next=${encodeURIComponent(wish)}` : wish);
  }
  assertSameStudent(actor, form.get(studentField));
  const numbers = await findNumbers(slugs);
  if (form.get("intent") === "remove") for (const number of numbers) await unsaveScholarship(actor, number);
  else if (form.get("intent") === "merge") await mergeAll();
  else await saveScholarships(actor, numbers);
  if (wantsJson) return Response.json({ saved: await listSavedSlugs(actor) });
  throw redirect(safeNext(form.get("from")) ?? "/saved");

  /** What had been kept may be gone from the catalogue by now: then there is nothing to move. */
  async function mergeAll() {
    try {
      await saveScholarships(actor, numbers);
    } catch (error) {
      if (!isProblem(error) || error.status !== 404) throw error;
    }
  }
}
