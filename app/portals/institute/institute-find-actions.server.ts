import { z } from "zod";
import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { plainText } from "#app/core/words/plain-text.ts";
import { findInInstitute } from "./find-in-institute.server.ts";

const tooShort = "Type at least three letters, or a whole number.";

/** Posted, not in the address: a name must not stand in logs and histories. */
export const instituteFindActions = defineActions({
  find: button({
    schema: z.object({ q: plainText({ max: 120, min: 3, required: tooShort, tooShort }) }),
    run: ({ actor }, { q }) => findInInstitute(actor, q),
    next: (_press, groups) => ({ show: { groups } }),
  }),
});
