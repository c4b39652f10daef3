import { button } from "#app/core/forms/actions.server.ts";
import { textFields } from "#app/core/forms/text-fields.ts";
import type { ItemKind } from "../../dependents.ts";
import { afterStep } from "../../lists/section-address.ts";
import { changeDeleted } from "../deleted/change-deleted.server.ts";

/** What was just deleted comes back from the list too. Deleting itself is asked about on the thing's own page. */
export const listButtons = (kind: ItemKind) => ({
  restore: button({
    schema: textFields("id"),
    run: ({ actor }, { id }) => changeDeleted(actor, kind, id, "restore"),
    next: ({ url }) => afterStep(url, { done: "restored" }),
  }),
});
