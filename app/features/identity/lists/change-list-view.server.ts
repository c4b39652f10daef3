import { and, eq, ne } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { ProblemError } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { listView } from "#app/db/schema/list-views.ts";
import { listViewPermissions } from "../list-view-permissions.ts";
import { getListView } from "./get-list-view.server.ts";
import type { ChangeView } from "./list-view-forms.ts";

/** Another name, or shown to the whole desk, or no longer. */
export async function changeListView(actor: Actor, { viewId, name, share }: ChangeView): Promise<void> {
  await inTransaction(async (tx) => {
    const view = await getListView(tx, actor, viewId);
    listViewPermissions.assertCan(actor, view.isShared ? "list_view.change_shared" : "list_view.keep", view);
    if (share && !view.isShared) listViewPermissions.assertCan(actor, "list_view.share", view);
    const { userId, desk, list } = view;
    const [same] = await tx
      .select({ id: listView.id })
      .from(listView)
      .where(
        and(
          eq(listView.userId, userId),
          eq(listView.desk, desk),
          eq(listView.list, list),
          eq(listView.name, name),
          ne(listView.id, viewId),
        ),
      );
    if (same) {
      const taken = "There is a view of this name already.";
      const parts = { status: 422, code: "name_taken", title: "Name taken", detail: taken };
      throw new ProblemError({ ...parts, fieldErrors: { name: [taken] } });
    }
    if (view.name === name && view.isShared === share) return;
    await tx.update(listView).set({ name, isShared: share, changedAt: now() }).where(eq(listView.id, viewId));
    await writeAudit(tx, {
      chain: `list_view:${viewId}`,
      actor,
      event: "list_view.changed",
      details: { before: { name: view.name, isShared: view.isShared }, after: { name, isShared: share } },
    });
  });
}
