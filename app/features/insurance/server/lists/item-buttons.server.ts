import { button } from "#app/core/forms/actions.server.ts";
import type { ItemKind } from "../../dependents.ts";
import { deleteSchema } from "../../forms/insurance-forms.ts";
import { changeDeleted } from "../deleted/change-deleted.server.ts";

type Place = { readonly list: string; readonly param: string; readonly restored: string };

/** On the page of one thing: it is deleted to the list, for a reason, and comes back where it stands. */
export const itemButtons = (kind: ItemKind, { list, param: name, restored }: Place) => ({
  delete: button({
    schema: deleteSchema,
    run: ({ actor, param }, { reason }) => changeDeleted(actor, kind, param(name), "delete", reason),
    next: ({ param }) => `${list}?done=deleted&undo=${param(name)}`,
  }),
  restore: button({
    run: ({ actor, param }) => changeDeleted(actor, kind, param(name), "restore"),
    next: ({ param }) => ({ to: `${list}/${param(name)}`, say: restored }),
  }),
});
