import { and, inArray, ne } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { countRows } from "#app/db/lists/count-rows.server.ts";
import { secondLook } from "#app/db/schema/second-looks.ts";
import { securityPermissions } from "../../security-permissions.ts";
import { secondLookMatters } from "./second-look-matters.server.ts";

/** How many matters wait for somebody like this reader. */
export async function countSecondLooks(actor: Actor): Promise<number> {
  if (!actor.userId || !securityPermissions.can(actor, "security.second_person")) return 0;
  return countRows(
    secondLook,
    and(
      inArray(secondLook.status, ["waiting", "approved"]),
      inArray(secondLook.kind, secondLookMatters.heldBy(actor)),
      ne(secondLook.requestedBy, actor.userId),
    ),
  );
}
