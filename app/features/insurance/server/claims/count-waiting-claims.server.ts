import { and, eq, isNull } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { countRows } from "#app/db/lists/count-rows.server.ts";
import { claim } from "#app/db/schema/claims.ts";
import { dashboardPermissions } from "../../dashboard-permissions.ts";

/** For the sidebar: the claims that wait for a decision. */
export async function countWaitingClaims(actor: Actor): Promise<number> {
  if (!dashboardPermissions.can(actor, "dashboard.read")) return 0;
  return countRows(claim, and(eq(claim.status, "processing"), isNull(claim.deletedAt)));
}
