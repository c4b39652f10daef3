import { button } from "#app/core/actions.server.ts";
import { textFields } from "#app/core/text-fields.ts";
import { afterStep } from "../section-address.ts";
import { changeDeleted, type ItemKind } from "./change-deleted.server.ts";

/** What a list of things that are kept can do with one of them: delete it, and take that back. */
export const listButtons = (kind: ItemKind) => ({
  delete: button({
    schema: textFields("id"),
    run: ({ actor }, { id }) => changeDeleted(actor, kind, id, "delete"),
    next: ({ url }, _done, { id }) => afterStep(url, { done: "deleted", undo: id }),
  }),
  restore: button({
    schema: textFields("id"),
    run: ({ actor }, { id }) => changeDeleted(actor, kind, id, "restore"),
    next: ({ url }) => afterStep(url, { done: "restored" }),
  }),
});
