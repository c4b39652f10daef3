import { button, defineActions, type Press } from "#app/core/forms/actions.server.ts";
import { assertSameStudent, studentField } from "#app/core/forms/student-field.ts";
import { textFields } from "#app/core/forms/text-fields.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { safeNext } from "#app/features/identity/safe-next.ts";
import { findNumbers } from "../matching/find-numbers.server.ts";
import { listSavedSlugs } from "./list-saved-slugs.server.ts";
import { saveScholarships } from "./save-scholarships.server.ts";
import { unsaveScholarship } from "./unsave-scholarship.server.ts";

const slugsOf = (form: FormData) => form.getAll("slug").map(String);
const isScript = ({ request }: Press) =>
  request?.headers.get("Accept")?.includes("application/json") ?? false;

/** Script gets what is saved now; a plain form goes back to where it came from. */
const goOn = async (press: Press, from: unknown) =>
  isScript(press)
    ? { show: { saved: await listSavedSlugs(press.actor) } }
    : { to: safeNext(from) ?? "/saved" };

const change = (verb: (actor: Actor, numbers: readonly number[]) => Promise<unknown>, mayBeGone = false) =>
  button({
    schema: textFields("from"),
    run: async ({ actor }, _value, form) => verb(actor, await findNumbers(slugsOf(form))),
    next: (press, _done, { from }) => goOn(press, from),
    refused: (press, { status }, form) =>
      mayBeGone && status === 404 ? goOn(press, form.get("from")) : undefined,
  });

/** Keeps a scholarship, takes it out, or moves what a visitor had kept in the browser into the account. */
export const savedActions = defineActions(
  {
    save: change((actor, numbers) => saveScholarships(actor, [...numbers])),
    remove: change(async (actor, numbers) => {
      for (const number of numbers) await unsaveScholarship(actor, number);
    }),
    // What had been kept may be gone from the catalogue by now: then there is nothing to move.
    merge: change((actor, numbers) => saveScholarships(actor, [...numbers]), true),
  },
  {
    only: "save",
    maxBytes: 32 * 1024,
    fieldsOnly: true,
    /**
     * A visitor signs in and comes back to the same wish, which waits on the page of the saved ones: no link may
     * change anything.
     */
    check(press, form) {
      const { actor } = press;
      if (actor.role === "student" || isScript(press))
        return assertSameStudent(actor, form.get(studentField));
      const wish = `/saved?${new URLSearchParams({ add: slugsOf(form)[0] ?? "" })}`;
      return actor.role === "visitor" ? `/login?next=${encodeURIComponent(wish)}` : wish;
    },
  },
);
