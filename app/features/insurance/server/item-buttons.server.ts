import { button } from "#app/core/actions.server.ts";
import { changeDeleted, type ItemKind } from "./change-deleted.server.ts";

type Place = { readonly list: string; readonly param: string; readonly restored: string };

/** The same on the page of one thing: it is deleted to the list, and comes back where it stands. */
export const itemButtons = (kind: ItemKind, { list, param: name, restored }: Place) => ({
  delete: button({
    run: ({ actor, param }) => changeDeleted(actor, kind, param(name), "delete"),
    next: ({ param }) => `${list}?done=deleted&undo=${param(name)}`,
  }),
  restore: button({
    run: ({ actor, param }) => changeDeleted(actor, kind, param(name), "restore"),
    next: ({ param }) => ({ to: `${list}/${param(name)}`, say: restored }),
  }),
});
