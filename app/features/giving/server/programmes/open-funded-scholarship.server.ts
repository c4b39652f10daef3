import { eq } from "drizzle-orm";
import { systemActor } from "#app/core/portals/permissions.ts";
import { isGiver } from "#app/core/portals/roles.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { programme } from "#app/db/schema/programmes.ts";
import { hasPublished } from "#app/features/scholarships/server/catalogue/has-published.server.ts";
import { findMissingMoney } from "#app/features/scholarships/server/lifecycle/find-missing-money.server.ts";
import { lockScholarship } from "#app/features/scholarships/server/lifecycle/lock-scholarship.server.ts";
import { moveScholarship } from "#app/features/scholarships/server/lifecycle/move-scholarship.server.ts";

/**
 * The money for every seat has come: a giver's scholarship opens by itself, the first one of a giver after the
 * desk has read it. Called where money comes in; while something is missing nothing happens.
 */
export async function openFundedScholarship(tx: Tx, programmeId: string): Promise<void> {
  const [fund] = await tx.select().from(programme).where(eq(programme.id, programmeId));
  if (!fund?.scholarshipId || !fund.organisationId || fund.status !== "active" || fund.pausedAt) return;
  const row = await lockScholarship(tx, fund.scholarshipId);
  if (row.status !== "draft" || !isGiver(row.ownerKind)) return;
  if (await findMissingMoney(tx, row)) return;
  const isKnown = await hasPublished(tx, { kind: row.ownerKind, id: fund.organisationId });
  await moveScholarship(tx, systemActor, row, isKnown ? "publish" : "ask_approval");
}
