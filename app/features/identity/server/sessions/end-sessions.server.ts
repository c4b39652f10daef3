import { and, eq, isNull, ne } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { session } from "#app/db/schema/sessions.ts";

type EndSessions = {
  readonly userId: string;
  readonly actor: Pick<Actor, "role" | "userId">;
  readonly reason:
    | "password_changed"
    | "password_reset"
    | "disabled"
    | "role_changed"
    | "erased"
    | "phone_changed"
    | "ended_all";
  /** The one that asks, when it may stay. */
  readonly except?: string | undefined;
};

/** Ends every session of an account, in the transaction of what calls for it (T9). */
export async function endSessions(tx: Tx, { userId, actor, reason, except }: EndSessions): Promise<number> {
  const ended = await tx
    .update(session)
    .set({ endedAt: now(), endReason: reason })
    .where(
      and(eq(session.userId, userId), isNull(session.endedAt), except ? ne(session.id, except) : undefined),
    )
    .returning({ id: session.id });
  if (ended.length > 0) {
    await writeAudit(tx, {
      chain: `account:${userId}`,
      actor,
      event: "session.ended",
      details: { reason, count: ended.length },
    });
  }
  return ended.length;
}
