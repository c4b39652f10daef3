import { findSchema } from "#app/core/find/find-schema.ts";
import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { findInInstitute } from "./find-in-institute.server.ts";

/** Asked by the palette while one types. */
export const instituteFindActions = defineActions({
  find: button({
    schema: findSchema,
    run: ({ actor }, { q }) => findInInstitute(actor, q),
    next: (_press, groups) => ({ show: { groups } }),
  }),
});
