import { button, defineActions, type Press } from "#app/core/forms/actions.server.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import type { ProblemError } from "#app/core/requests/errors.ts";
import { typedValues } from "../forms/scholarship-values.ts";
import { saveDeskScholarship } from "../server/save-desk-scholarship.server.ts";
import { saveOwnScholarship } from "../server/save-own-scholarship.server.ts";

type Seen = { readonly id: string | null; readonly seenRevision?: number };
type Save = (actor: Actor, form: FormData, seen: Seen) => Promise<string>;

/** The editor's one button: its fields are many and follow the record, so the verb reads and judges them. */
const save = (verb: Save, after: (id: string) => string, idOf: (press: Press) => string | null) =>
  button({
    run(press: Press, _value, form) {
      const revision = Number(form.get("revision") ?? Number.NaN);
      return verb(press.actor, form, {
        id: idOf(press),
        ...(Number.isSafeInteger(revision) && { seenRevision: revision }),
      });
    },
    next: (_press, id) => after(id),
    refused: (_press, problem: ProblemError, form) =>
      problem.status === 422 || problem.status === 409
        ? {
            show: { values: typedValues(form) },
            errors: problem.fieldErrors ?? { form: [problem.detail ?? problem.title] },
          }
        : undefined,
  });

const table = (verb: Save, after: (id: string) => string, idOf: (press: Press) => string | null) =>
  defineActions({ save: save(verb, after, idOf) }, { only: "save", maxBytes: 256 * 1024 });

const known = ({ param }: Press) => param("scholarshipId");
const unknown = () => null;
const ownPage = (id: string) => `/institute/scholarships/${id}?done=saved`;
const deskPage = (id: string) => `/admin/scholarships/${id}/edit?done`;

/** An institute's own scholarship. */
export const ownNewActions = table(saveOwnScholarship, ownPage, unknown);
export const ownEditActions = table(saveOwnScholarship, ownPage, known);

/** Any record, at the desk. */
export const deskNewActions = table(saveDeskScholarship, deskPage, unknown);
export const deskEditActions = table(saveDeskScholarship, deskPage, known);
