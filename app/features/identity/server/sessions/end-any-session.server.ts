import { and, eq, isNull } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { session } from "#app/db/schema/sessions.ts";
import { securityPermissions } from "../../security-permissions.ts";

/** The desk ends somebody's session: a lost phone, a stolen laptop. Acts at once (T9). */
export async function endAnySession(actor: Actor, sessionId: string): Promise<void> {
  securityPermissions.assertCan(actor, "security.end_session");
  await inTransaction(async (tx) => {
    const [found] = await tx.select().from(session).where(eq(session.id, sessionId)).for("update");
    if (!found) throw notFound();
    // Already ended, perhaps by its owner: what was asked for is so.
    if (found.endedAt) return;
    await tx
      .update(session)
      .set({ endedAt: now(), endReason: "ended_by_desk" })
      .where(and(eq(session.id, sessionId), isNull(session.endedAt)));
    await writeAudit(tx, {
      chain: `account:${found.userId}`,
      actor,
      event: "session.ended",
      subject: `session:${sessionId}`,
      from: "open",
      to: "ended",
      details: { reason: "ended_by_desk" },
    });
  });
}
