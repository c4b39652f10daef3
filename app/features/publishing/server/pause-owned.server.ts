import { and, eq, inArray, or } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { programme } from "#app/db/schema/programmes.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import type { ScholarshipStatus } from "#app/features/scholarships/scholarship-status.ts";
import { findMissingMoney } from "#app/features/scholarships/server/lifecycle/find-missing-money.server.ts";
import { lockScholarship } from "#app/features/scholarships/server/lifecycle/lock-scholarship.server.ts";
import { moveAndTell } from "./move-and-tell.server.ts";

/** Whoever may suspend its owner may pause what it offers: that right was asked by the caller. */
const asDesk = (actor: Actor): Actor => ({ ...actor, staffRoles: ["super_admin"], limit: undefined });

/** Everything an institute or organisation offers takes no applications for now. Says which: they go on later. */
async function pause(actor: Actor, ownerId: string): Promise<string[]> {
  const funded = database()
    .select({ id: programme.scholarshipId })
    .from(programme)
    .where(eq(programme.organisationId, ownerId));
  const rows = await database()
    .select({ id: scholarship.id })
    .from(scholarship)
    .where(
      and(
        eq(scholarship.status, "active"),
        or(eq(scholarship.ownerId, ownerId), inArray(scholarship.id, funded)),
      ),
    );
  for (const { id } of rows) await moveAndTell(asDesk(actor), id, { event: "pause" });
  return rows.map(({ id }) => id);
}

/** What it paused and is still paused goes on. Says how many cannot, because their money is not there. */
async function resume(actor: Actor, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const still: ScholarshipStatus = "paused";
  const rows = await database()
    .select({ id: scholarship.id })
    .from(scholarship)
    .where(and(inArray(scholarship.id, [...ids]), eq(scholarship.status, still)));
  let left = 0;
  for (const { id } of rows) {
    const missing = await inTransaction(async (tx) => findMissingMoney(tx, await lockScholarship(tx, id)));
    if (missing === null) await moveAndTell(asDesk(actor), id, { event: "resume" });
    else left += 1;
  }
  return left;
}

export const pauseOwned = { pause, resume };
