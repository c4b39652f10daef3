import { and, eq, isNull } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { session } from "#app/db/schema/sessions.ts";
import { accountPermissions } from "../../account-permissions.ts";

/** "End this one": a session of one's own, on another device or here. */
export async function endSession(actor: Actor, sessionId: string): Promise<void> {
  if (!isId(sessionId)) throw notFound();
  await inTransaction(async (tx) => {
    const [found] = await tx.select().from(session).where(eq(session.id, sessionId));
    if (!found) throw notFound();
    accountPermissions.assertCan(actor, "account.end_session", found);
    const ended = await tx
      .update(session)
      .set({ endedAt: now(), endReason: "ended_by_owner" })
      .where(and(eq(session.id, sessionId), isNull(session.endedAt)))
      .returning({ id: session.id });
    // Already ended, perhaps by the other tab: what was asked for is so.
    if (ended.length === 0) return;
    await writeAudit(tx, {
      chain: `account:${found.userId}`,
      actor,
      event: "session.ended",
      subject: `session:${sessionId}`,
      details: { reason: "ended_by_owner" },
    });
  });
}
