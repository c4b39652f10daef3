import { and, desc, eq, gt, isNull } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { session } from "#app/db/schema/sessions.ts";
import { accountPermissions } from "../../account-permissions.ts";
import { namesOfHelpers } from "../../helping/names-of-helpers.server.ts";
import { type AccountRole, sessionRules } from "../../staff/portal-role.ts";

export interface SessionView {
  readonly id: string;
  readonly device: string;
  /** Where it signed in from, as far as a network; null for sessions from before this was kept. */
  readonly network: string | null;
  readonly role: AccountRole;
  /** Who helps her sits there, not she herself. */
  readonly helper: string | null;
  readonly startedAt: Date;
  readonly lastSeenAt: Date;
  readonly isThisOne: boolean;
}

/** Where the account is signed in now, the latest first. */
export async function listSessions(actor: Actor): Promise<SessionView[]> {
  const userId = actor.userId ?? "";
  accountPermissions.assertCan(actor, "account.see_sessions", { userId });
  const at = now();
  const rows = await database()
    .select()
    .from(session)
    .where(and(eq(session.userId, userId), isNull(session.endedAt), gt(session.expiresAt, at)))
    .orderBy(desc(session.lastSeenAt))
    .limit(100);
  const helpers = await namesOfHelpers(rows.map(({ helperId }) => helperId));
  return rows
    .filter(({ role, lastSeenAt }) => {
      const { idleMs } = sessionRules(role);
      return idleMs === null || at.getTime() - lastSeenAt.getTime() <= idleMs;
    })
    .map((row) => ({
      id: row.id,
      device: row.device,
      network: row.network,
      role: row.role,
      helper: row.helperId ? (helpers.get(row.helperId)?.name ?? null) : null,
      startedAt: row.createdAt,
      lastSeenAt: row.lastSeenAt,
      isThisOne: row.id === actor.sessionId,
    }));
}
