import type { Actor } from "#app/core/portals/permissions.ts";
import { unauthenticated } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { listChoice } from "#app/db/schema/list-views.ts";
import { listViewPermissions } from "../list-view-permissions.ts";
import { deskKey } from "./desk-key.ts";
import { getListView } from "./get-list-view.server.ts";

interface Opened {
  readonly list: string;
  readonly query: string;
}

/** From now on the list opens with this view for this person; null: as for everybody. */
export async function openListWith(
  actor: Actor,
  wish: { readonly viewId: string } | { readonly list: string },
): Promise<Opened> {
  const { userId } = actor;
  if (userId === null) throw unauthenticated();
  listViewPermissions.assertCan(actor, "list_view.keep", { userId });
  return inTransaction(async (tx) => {
    const view = "viewId" in wish ? await getListView(tx, actor, wish.viewId) : null;
    const list = "list" in wish ? wish.list : (view?.list ?? "");
    const viewId = view?.id ?? null;
    await tx
      .insert(listChoice)
      .values({ userId, desk: deskKey(actor), list, viewId })
      .onConflictDoUpdate({
        target: [listChoice.userId, listChoice.desk, listChoice.list],
        set: { viewId },
      });
    await writeAudit(tx, {
      chain: `account:${userId}`,
      actor,
      event: "list_view.opens_first",
      details: { list, view: view?.name ?? null },
    });
    return { list, query: view?.query ?? "" };
  });
}
