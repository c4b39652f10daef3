import { and, eq, inArray } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { scholarshipPermissions } from "../../scholarships-permissions.ts";
import { nextRevision } from "../../server/catalogue/catalogue-version.server.ts";
import { seasonOfRound } from "./season-of-round.ts";
import { isWithoutSeason, lastRound } from "./without-season.server.ts";

/**
 * The last round of each becomes its usual season, so that the next dates are estimated, and marked so, until the
 * provider announces them. What has a season or a coming round by now is left alone. Says how many.
 */
export async function rollSeasons(actor: Actor, ids: readonly string[]): Promise<number> {
  scholarshipPermissions.assertCan(actor, "scholarship.import");
  return inTransaction(async (tx) => {
    const rows = await tx
      .select({ id: scholarship.id, season: scholarship.season, ...lastRound })
      .from(scholarship)
      .where(and(inArray(scholarship.id, [...ids]), isWithoutSeason()))
      .for("update");
    if (rows.length === 0) return 0;
    const revision = await nextRevision(tx);
    for (const { id, season: before, opensOn, closesOn } of rows) {
      const season = seasonOfRound({ opensOn, closesOn });
      await tx
        .update(scholarship)
        // What an import of the catalogue wrote is no longer what the file says.
        .set({ season, revision, contentHash: null, updatedAt: now() })
        .where(eq(scholarship.id, id));
      await writeAudit(tx, {
        chain: `scholarship:${id}`,
        actor,
        event: "scholarship.season_rolled",
        details: { before: { season: before }, after: { season } },
      });
    }
    return rows.length;
  });
}
