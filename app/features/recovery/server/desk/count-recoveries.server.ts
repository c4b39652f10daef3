import { eq } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { countRows } from "#app/db/lists/count-rows.server.ts";
import { recoveryRequest } from "#app/db/schema/recovery-requests.ts";
import { recoveryPermissions } from "../../recovery-permissions.ts";

/** What the desk has to answer: the badge. */
export async function countRecoveries(actor: Actor): Promise<number> {
  if (!recoveryPermissions.can(actor, "recovery.decide")) return 0;
  return countRows(recoveryRequest, eq(recoveryRequest.status, "submitted"));
}
