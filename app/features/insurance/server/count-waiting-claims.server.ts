import { and, eq, isNull } from "drizzle-orm";
import type { Actor } from "#app/core/permissions.ts";
import { database } from "#app/db/client.server.ts";
import { claim } from "#app/db/schema/claims.ts";
import { dashboardPermissions } from "../dashboard-permissions.ts";

/** For the sidebar: the claims that wait for a decision. */
export async function countWaitingClaims(actor: Actor): Promise<number> {
  if (!dashboardPermissions.can(actor, "dashboard.read")) return 0;
  return database().$count(claim, and(eq(claim.status, "processing"), isNull(claim.deletedAt)));
}
