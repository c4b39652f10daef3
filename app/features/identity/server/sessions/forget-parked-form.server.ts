import { and, eq } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { hashToken } from "#app/core/secrets/crypto.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { parkedForm } from "#app/db/schema/sessions.ts";

/** Once it was sent on or given up. */
export async function forgetParkedForm(actor: Actor, token: string): Promise<void> {
  if (!actor.userId) return;
  await database()
    .delete(parkedForm)
    .where(and(eq(parkedForm.tokenHash, hashToken(token)), eq(parkedForm.userId, actor.userId)));
}
