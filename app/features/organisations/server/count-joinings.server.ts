import { and, eq } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { withinLimit } from "#app/db/limits/within-limit.server.ts";
import { countRows } from "#app/db/lists/count-rows.server.ts";
import { joiningRequest } from "#app/db/schema/joining-requests.ts";
import { joiningPermissions } from "../joining-permissions.ts";

/** What the desk has to answer: the badge. */
export async function countJoinings(actor: Actor): Promise<number> {
  if (!joiningPermissions.can(actor, "joining.decide")) return 0;
  return countRows(
    joiningRequest,
    and(eq(joiningRequest.status, "submitted"), withinLimit(actor, "joining", joiningRequest.id)),
  );
}
