import { and, eq } from "drizzle-orm";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import type { Tx } from "#app/db/opening/connection.server.ts";
import { listView } from "#app/db/schema/list-views.ts";
import { deskKey } from "./desk-key.ts";

type ListViewRow = typeof listView.$inferSelect;

/** A view this person sees: their own, or one their desk shares. Any other one is not there. */
export async function getListView(tx: Tx, actor: Actor, viewId: string): Promise<ListViewRow> {
  const [row] = isId(viewId)
    ? await tx
        .select()
        .from(listView)
        .where(and(eq(listView.id, viewId), eq(listView.desk, deskKey(actor))))
        .for("update")
    : [];
  if (!row || (!row.isShared && row.userId !== actor.userId)) throw notFound("There is no such view.");
  return row;
}
