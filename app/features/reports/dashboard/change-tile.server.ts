import { and, asc, eq } from "drizzle-orm";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction, type Tx } from "#app/db/opening/client.server.ts";
import { dashboardTile } from "#app/db/schema/dashboard-tiles.ts";
import { deskKey } from "#app/features/identity/lists/desk-key.ts";
import { reportPermissions } from "../report-permissions.ts";

/** One's own tile; another's is not there. */
async function lock(tx: Tx, actor: Actor, tileId: string) {
  reportPermissions.assertCan(actor, "report.keep_dashboard", { userId: actor.userId });
  const mine = and(eq(dashboardTile.userId, actor.userId ?? ""), eq(dashboardTile.desk, deskKey(actor)));
  const rows = await tx
    .select()
    .from(dashboardTile)
    .where(mine)
    .orderBy(asc(dashboardTile.place), asc(dashboardTile.id))
    .for("update");
  const at = isId(tileId) ? rows.findIndex(({ id }) => id === tileId) : -1;
  const tile = rows[at];
  if (!tile) throw notFound("There is no such part of your dashboard.");
  return { tile, rows, at };
}

async function note(tx: Tx, actor: Actor, event: string, details: Record<string, unknown>): Promise<void> {
  await writeAudit(tx, { chain: `account:${actor.userId}`, actor, event, details });
}

async function take(actor: Actor, tileId: string): Promise<void> {
  await inTransaction(async (tx) => {
    const { tile } = await lock(tx, actor, tileId);
    await tx.delete(dashboardTile).where(eq(dashboardTile.id, tile.id));
    await note(tx, actor, "dashboard.tile_taken", { shows: tile.shows });
  });
}

/** Changes places with its neighbour; the first goes no further up. */
async function move(actor: Actor, tileId: string, to: "up" | "down"): Promise<void> {
  await inTransaction(async (tx) => {
    const { tile, rows, at } = await lock(tx, actor, tileId);
    const other = rows[at + (to === "up" ? -1 : 1)];
    if (!other) return;
    await tx.update(dashboardTile).set({ place: other.place }).where(eq(dashboardTile.id, tile.id));
    await tx.update(dashboardTile).set({ place: tile.place }).where(eq(dashboardTile.id, other.id));
    await note(tx, actor, "dashboard.tile_moved", { shows: tile.shows, to });
  });
}

export const changeTile = { take, move };
