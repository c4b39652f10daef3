import type { KeptView } from "#app/core/desk-lists.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { listViewPermissions } from "../list-view-permissions.ts";
import { deskKey } from "./desk-key.ts";
import { readKeptViews } from "./read-kept-views.server.ts";

export interface ListViews {
  readonly mayShare: boolean;
  readonly views: readonly (KeptView & { readonly mayChange: boolean; readonly opensFirst: boolean })[];
}

/** All views somebody sees, with what they may do with each. */
export async function readListViews(actor: Actor): Promise<ListViews> {
  const { views, choices } = await readKeptViews(actor);
  const own = actor.userId ?? "";
  const desk = deskKey(actor);
  return {
    mayShare: listViewPermissions.can(actor, "list_view.share", { desk }),
    views: views.map((view) => ({
      ...view,
      mayChange: listViewPermissions.can(
        actor,
        view.isShared ? "list_view.change_shared" : "list_view.keep",
        // Whose it is only matters as one's own or not.
        { userId: view.isOwn ? own : "", desk },
      ),
      opensFirst: choices.some(({ viewId }) => viewId === view.id),
    })),
  };
}
