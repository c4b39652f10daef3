import { eq } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { appUser } from "#app/db/schema/users.ts";

export async function wantsDigest(actor: Actor): Promise<boolean> {
  if (!actor.userId) return false;
  const [row] = await database()
    .select({ workDigest: appUser.workDigest })
    .from(appUser)
    .where(eq(appUser.id, actor.userId));
  return row?.workDigest ?? false;
}
