import { and, eq } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { withinLimit } from "#app/db/limits/within-limit.server.ts";
import { countRows } from "#app/db/lists/count-rows.server.ts";
import { recoveryRequest } from "#app/db/schema/recovery-requests.ts";
import { recoveryPermissions } from "../../recovery-permissions.ts";

/** What the desk has to answer: the badge. */
export async function countRecoveries(actor: Actor): Promise<number> {
  if (!recoveryPermissions.can(actor, "recovery.decide")) return 0;
  return countRows(
    recoveryRequest,
    and(eq(recoveryRequest.status, "submitted"), withinLimit(actor, "recovery", recoveryRequest.id)),
  );
}
