import { eq } from "drizzle-orm";
import { hashToken } from "#app/core/secrets/crypto.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { session } from "#app/db/schema/sessions.ts";

/** Whether this is a session of ours, alive or run out: a form sent just too late is still somebody's. */
export async function hasHadSession(token: string): Promise<boolean> {
  const [found] = await database()
    .select({ id: session.id })
    .from(session)
    .where(eq(session.tokenHash, hashToken(token)));
  return found !== undefined;
}
