import { button } from "#app/core/actions.server.ts";
import { textFields } from "#app/core/text-fields.ts";
import type { ItemKind } from "../dependents.ts";
import { afterStep } from "../section-address.ts";
import { changeDeleted } from "./change-deleted.server.ts";

/** What was just deleted comes back from the list too. Deleting itself is asked about on the thing's own page. */
export const listButtons = (kind: ItemKind) => ({
  restore: button({
    schema: textFields("id"),
    run: ({ actor }, { id }) => changeDeleted(actor, kind, id, "restore"),
    next: ({ url }) => afterStep(url, { done: "restored" }),
  }),
});
