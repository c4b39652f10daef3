import { and, eq } from "drizzle-orm";
import { hashToken } from "#app/core/crypto.server.ts";
import type { Actor } from "#app/core/permissions.ts";
import { database } from "#app/db/client.server.ts";
import { parkedForm } from "#app/db/schema/sessions.ts";

/** Once it was sent on or given up. */
export async function forgetParkedForm(actor: Actor, token: string): Promise<void> {
  if (!actor.userId) return;
  await database()
    .delete(parkedForm)
    .where(and(eq(parkedForm.tokenHash, hashToken(token)), eq(parkedForm.userId, actor.userId)));
}
