import { eq } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { listView } from "#app/db/schema/list-views.ts";
import { listViewPermissions } from "../list-view-permissions.ts";
import { getListView } from "./get-list-view.server.ts";

/** A list that opened with it opens as for everybody again. */
export async function deleteListView(actor: Actor, viewId: string): Promise<void> {
  await inTransaction(async (tx) => {
    const view = await getListView(tx, actor, viewId);
    listViewPermissions.assertCan(actor, view.isShared ? "list_view.change_shared" : "list_view.keep", view);
    await tx.delete(listView).where(eq(listView.id, viewId));
    const { list, name, query, isShared } = view;
    await writeAudit(tx, {
      chain: `list_view:${viewId}`,
      actor,
      event: "list_view.deleted",
      details: { before: { list, name, query, isShared } },
    });
  });
}
