import { and, eq, max } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, notFound, unauthenticated } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { dashboardTile } from "#app/db/schema/dashboard-tiles.ts";
import { deskKey } from "#app/features/identity/lists/desk-key.ts";
import { getListView } from "#app/features/identity/lists/get-list-view.server.ts";
import { reportPermissions } from "../report-permissions.ts";
import { offeredSubjects } from "./offered-subjects.ts";
import type { NewTile } from "./tile-forms.ts";

/** More are not taken in at one look, and each is counted anew. */
const mostTiles = 12;

/** Puts something on one's own dashboard, at its end; what stands there already stays where it is. */
export async function keepTile(actor: Actor, tile: NewTile): Promise<void> {
  const { userId } = actor;
  if (userId === null) throw unauthenticated();
  reportPermissions.assertCan(actor, "report.keep_dashboard", { userId });
  const desk = deskKey(actor);
  if ("subject" in tile && !offeredSubjects(actor).includes(tile.subject)) {
    throw notFound("There is no such report.");
  }
  const shows = "subject" in tile ? `${tile.kind}:${tile.subject}:${tile.period}` : `view:${tile.viewId}`;
  await inTransaction(async (tx) => {
    if ("viewId" in tile) await getListView(tx, actor, tile.viewId);
    const mine = and(eq(dashboardTile.userId, userId), eq(dashboardTile.desk, desk));
    const [{ last } = { last: null }] = await tx
      .select({ last: max(dashboardTile.place) })
      .from(dashboardTile)
      .where(mine);
    const kept = await tx.$count(dashboardTile, mine);
    const isThere = (await tx.$count(dashboardTile, and(mine, eq(dashboardTile.shows, shows)))) > 0;
    if (isThere) return;
    if (kept >= mostTiles) throw conflict(`A dashboard holds ${mostTiles}. Take one away first.`, "too_many");
    const what =
      "subject" in tile
        ? { kind: tile.kind, subject: tile.subject, period: tile.period }
        : { kind: "view" as const, viewId: tile.viewId };
    const [made] = await tx
      .insert(dashboardTile)
      .values({ id: newId(), userId, desk, ...what, shows, place: (last ?? 0) + 1, createdAt: now() })
      .onConflictDoNothing()
      .returning({ id: dashboardTile.id });
    if (!made) return;
    await writeAudit(tx, {
      chain: `account:${userId}`,
      actor,
      event: "dashboard.tile_added",
      details: { desk, shows },
    });
  });
}
