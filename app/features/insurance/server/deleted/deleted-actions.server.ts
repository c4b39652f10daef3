import { z } from "zod";
import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { itemKinds } from "../../dependents.ts";
import { changeDeleted } from "./change-deleted.server.ts";

/** The button of /admin/deleted. */
export const deletedActions = defineActions({
  restore: button({
    schema: z.object({
      kind: z.enum(itemKinds, "Choose what comes back."),
      id: z.string("Choose what comes back."),
    }),
    run: ({ actor }, { kind, id }) => changeDeleted(actor, kind, id, "restore"),
    next: (_press, _done, { kind }) => `/admin/deleted?back=${kind}`,
  }),
});
