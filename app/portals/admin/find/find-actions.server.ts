import { z } from "zod";
import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { plainText } from "#app/core/words/plain-text.ts";
import { findAnybody } from "./find-anybody.server.ts";

const tooShort = "Type at least three letters, or a whole number.";

/** Posted, not in the address: a phone number must not stand in logs and histories. */
export const findActions = defineActions({
  find: button({
    schema: z.object({ q: plainText({ max: 120, min: 3, required: tooShort, tooShort }) }),
    run: ({ actor }, { q }) => findAnybody(actor, q),
    next: (_press, groups) => ({ show: { groups } }),
  }),
});
