import { and, eq } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { erasureRequest } from "#app/db/schema/erasure-requests.ts";
import { accountPermissions } from "../../account-permissions.ts";

/** The actor's open request, or null. */
export async function findErasureRequest(actor: Actor): Promise<{ requestedAt: Date; dueAt: Date } | null> {
  const userId = actor.userId ?? "";
  accountPermissions.assertCan(actor, "account.request_erasure", { userId });
  const [open] = await database()
    .select({ requestedAt: erasureRequest.requestedAt, dueAt: erasureRequest.dueAt })
    .from(erasureRequest)
    .where(and(eq(erasureRequest.userId, userId), eq(erasureRequest.status, "requested")));
  return open ?? null;
}
