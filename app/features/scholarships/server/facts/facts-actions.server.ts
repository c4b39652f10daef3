import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { assertSameStudent, studentField } from "#app/core/forms/student-field.ts";
import { type OwnFacts, ownFactNames, ownFactsSchema } from "../../eligibility/own-facts.ts";
import { hasRegistered } from "./has-registered.server.ts";
import { requireStudent } from "./require-student.server.ts";
import { saveOwnFacts } from "./save-own-facts.server.ts";

const saved = { to: "/student/facts", say: "saved" };

/** The buttons of "About you": the whole form, and the few answers of the eligibility check. */
export const factsActions = defineActions(
  {
    save: button({
      schema: ownFactsSchema,
      run: async ({ actor }, facts) =>
        saveOwnFacts(actor, facts, ownFactNames(await hasRegistered(requireStudent(actor)))),
      next: saved,
    }),
    keep: button({
      schema: ownFactsSchema,
      // What was not answered there says nothing about what is known here.
      run: ({ actor }, facts) => saveOwnFacts(actor, facts, answeredIn(facts)),
      next: saved,
    }),
  },
  {
    check: ({ actor }, form) => assertSameStudent(actor, form.get(studentField)),
    fieldsOnly: true,
  },
);

function answeredIn(facts: OwnFacts): string[] {
  return Object.entries(facts).flatMap(([name, value]) => (value === undefined ? [] : [name]));
}
