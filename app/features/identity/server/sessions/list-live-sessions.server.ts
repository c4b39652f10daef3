import { and, eq, gt, ilike, inArray, isNull, or, sql } from "drizzle-orm";
import { formatDateTime, now } from "#app/core/clock.ts";
import type { ListQuery } from "#app/core/lists/list-query.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { type AccountRole, accountRoles } from "#app/core/portals/roles.ts";
import { descending, listPage, type Page } from "#app/db/lists/list-page.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { session } from "#app/db/schema/sessions.ts";
import { appUser } from "#app/db/schema/users.ts";
import { securityPermissions } from "../../security-permissions.ts";
import { sessionRules } from "../../staff/portal-role.ts";
import type { SessionFilter } from "../../staff/security-lists.ts";
import type { LiveSessionView } from "../../staff/security-views.ts";

/** Every browser that is signed in now, whoever it is. */
export async function listLiveSessions(
  actor: Actor,
  query: ListQuery<SessionFilter, "latest">,
): Promise<Page<LiveSessionView>> {
  securityPermissions.assertCan(actor, "security.list_sessions");
  const at = now();
  const chosen = query.filters.role as AccountRole[];
  const page = await listPage({
    query,
    where: and(
      isNull(session.endedAt),
      gt(session.expiresAt, at),
      or(...(chosen.length > 0 ? chosen : accountRoles).map((role) => alive(role, at))),
      query.search ? ilike(appUser.name, `%${query.search.replace(/[\\%_]/g, "\\$&")}%`) : undefined,
    ),
    sorts: { latest: [descending(session.lastSeenAt), descending(session.id)] },
    counted: sql`${session} inner join ${appUser} on ${eq(appUser.id, session.userId)}`,
    rows: (wanted) =>
      database()
        .select({
          id: session.id,
          name: appUser.name,
          role: session.role,
          device: session.device,
          network: session.network,
          createdAt: session.createdAt,
          lastSeenAt: session.lastSeenAt,
          place: wanted.place,
        })
        .from(session)
        .innerJoin(appUser, eq(appUser.id, session.userId))
        .where(wanted.where)
        .orderBy(...wanted.orderBy)
        .limit(wanted.limit),
  });
  const rows = page.rows.map(({ createdAt, lastSeenAt, name, ...row }) => ({
    ...row,
    name: name ?? "Somebody without a name yet",
    startedAt: formatDateTime(createdAt),
    lastSeenAt: formatDateTime(lastSeenAt),
    isThisOne: row.id === actor.sessionId,
  }));
  return { ...page, rows };
}

function alive(role: AccountRole, at: Date) {
  const { idleMs } = sessionRules(role);
  const seenAfter = idleMs === null ? undefined : gt(session.lastSeenAt, new Date(at.getTime() - idleMs));
  return and(inArray(session.role, [role]), seenAfter);
}
