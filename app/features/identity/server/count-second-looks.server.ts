import { and, inArray, ne } from "drizzle-orm";
import type { Actor } from "#app/core/permissions.ts";
import { database } from "#app/db/client.server.ts";
import { secondLook } from "#app/db/schema/second-looks.ts";
import { securityPermissions } from "../security-permissions.ts";
import { secondLookMatters } from "./second-look-matters.server.ts";

/** How many matters wait for somebody like this reader. */
export async function countSecondLooks(actor: Actor): Promise<number> {
  if (!actor.userId || !securityPermissions.can(actor, "security.second_person")) return 0;
  const rows = await database()
    .select({ kind: secondLook.kind })
    .from(secondLook)
    .where(
      and(inArray(secondLook.status, ["waiting", "approved"]), ne(secondLook.requestedBy, actor.userId)),
    );
  return rows.filter(({ kind }) => secondLookMatters.find(kind)?.right.heldBy(actor)).length;
}
