import { findSchema } from "#app/core/find/find-schema.ts";
import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { findAnybody } from "./find-anybody.server.ts";

/** Asked by the palette while one types, and by the find page. */
export const findActions = defineActions({
  find: button({
    schema: findSchema,
    run: ({ actor }, { q }) => findAnybody(actor, q),
    next: (_press, groups) => ({ show: { groups } }),
  }),
});
