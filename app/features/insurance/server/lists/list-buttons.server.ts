import { button } from "#app/core/forms/actions.server.ts";
import { manyButton } from "#app/core/forms/many-button.server.ts";
import { counted } from "#app/core/forms/many-outcome.ts";
import { textFields } from "#app/core/forms/text-fields.ts";
import { type ItemKind, itemWords } from "../../dependents.ts";
import { deleteManySchema, restoreManySchema } from "../../forms/many-forms.ts";
import { afterStep } from "../../lists/section-address.ts";
import { changeDeleted } from "../deleted/change-deleted.server.ts";
import { nameItems } from "../deleted/name-items.server.ts";

/**
 * What was just deleted comes back from the list too. Deleting one is asked about on the thing's own page, which knows
 * what hangs on it; of many, each on which something hangs stays and says so.
 */
export const listButtons = (kind: ItemKind) => ({
  restore: button({
    schema: textFields("id"),
    run: ({ actor }, { id }) => changeDeleted(actor, kind, id, "restore"),
    next: ({ url }) => afterStep(url, { done: "restored" }),
  }),
  delete_many: manyButton({
    schema: deleteManySchema,
    names: ({ actor }, rows) => nameItems(actor, kind, rows),
    async step({ actor }, { id }, { reason }) {
      await changeDeleted(actor, kind, id, "delete", reason);
      return { box: id };
    },
    said: (count) => `${counted(count, ...itemWords[kind])} deleted.`,
    undo: "restore_many",
  }),
  restore_many: manyButton({
    schema: restoreManySchema,
    names: ({ actor }, rows) => nameItems(actor, kind, rows),
    step: ({ actor }, { id }) => changeDeleted(actor, kind, id, "restore"),
    said: (count) => `${counted(count, ...itemWords[kind])} brought back.`,
  }),
});
