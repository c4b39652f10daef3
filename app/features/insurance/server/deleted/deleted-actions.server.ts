import { z } from "zod";
import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { manyButton } from "#app/core/forms/many-button.server.ts";
import { counted } from "#app/core/forms/many-outcome.ts";
import { itemKinds } from "../../dependents.ts";
import { restoreDeletedSchema } from "../../forms/many-forms.ts";
import { changeDeleted } from "./change-deleted.server.ts";
import { nameItems } from "./name-items.server.ts";

/** The buttons of /admin/deleted. */
export const deletedActions = defineActions({
  restore: button({
    schema: z.object({
      kind: z.enum(itemKinds, "Choose what comes back."),
      id: z.string("Choose what comes back."),
    }),
    run: ({ actor }, { kind, id }) => changeDeleted(actor, kind, id, "restore"),
    next: (_press, _done, { kind }) => `/admin/deleted?back=${kind}`,
  }),
  restore_many: manyButton({
    schema: restoreDeletedSchema,
    async names({ actor }, rows) {
      const named = itemKinds.map((kind) =>
        nameItems(
          actor,
          kind,
          rows.filter((row) => row.kind === kind),
        ),
      );
      return new Map((await Promise.all(named)).flatMap((names) => [...names]));
    },
    step: ({ actor }, { kind, id }) => changeDeleted(actor, kind, id, "restore"),
    said: (count) => `${counted(count, "row is", "rows are")} back in the lists.`,
  }),
});
