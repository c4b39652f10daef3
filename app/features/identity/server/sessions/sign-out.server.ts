import { and, eq, isNull } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { hashToken } from "#app/core/secrets/crypto.server.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { session } from "#app/db/schema/sessions.ts";
import type { AccountRole } from "../../staff/portal-role.ts";

/** Ends the session of this token, at once (T9). Answers whose it was; null when there was none to end. */
export async function signOut(token: string): Promise<AccountRole | null> {
  return inTransaction(async (tx) => {
    const [ended] = await tx
      .update(session)
      .set({ endedAt: now(), endReason: "signed_out" })
      .where(and(eq(session.tokenHash, hashToken(token)), isNull(session.endedAt)))
      .returning();
    if (!ended) return null;
    await writeAudit(tx, {
      chain: `account:${ended.userId}`,
      actor: { role: ended.role, userId: ended.userId },
      event: "session.ended",
      subject: `session:${ended.id}`,
      details: { reason: "signed_out" },
    });
    return ended.role;
  });
}
