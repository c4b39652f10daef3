import { and, eq, inArray } from "drizzle-orm";
import { formatDate, now } from "#app/core/clock.ts";
import type { ListQuery } from "#app/core/lists/list-query.ts";
import { clockOf } from "#app/core/periods/due-clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { descending, listPage, type Page } from "#app/db/lists/list-page.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { erasureRequest } from "#app/db/schema/erasure-requests.ts";
import { appUser } from "#app/db/schema/users.ts";
import { securityPermissions } from "../../security-permissions.ts";
import type { ErasureFilter } from "../../staff/security-lists.ts";
import type { ErasureView } from "../../staff/security-views.ts";
import { listNominees } from "../nominees/list-nominees.server.ts";

/** T36: who asked to be forgotten, and by when. */
export async function listErasureRequests(
  actor: Actor,
  query: ListQuery<ErasureFilter, "newest">,
): Promise<Page<ErasureView>> {
  securityPermissions.assertCan(actor, "security.list_erasures");
  const chosen = query.filters.status as ErasureView["status"][];
  const page = await listPage({
    query,
    where: and(chosen.length > 0 ? inArray(erasureRequest.status, chosen) : undefined),
    sorts: { newest: [descending(erasureRequest.requestedAt), descending(erasureRequest.id)] },
    rows: (wanted) =>
      database()
        .select({
          id: erasureRequest.id,
          userId: erasureRequest.userId,
          name: appUser.name,
          status: erasureRequest.status,
          requestedAt: erasureRequest.requestedAt,
          dueAt: erasureRequest.dueAt,
          closedAt: erasureRequest.closedAt,
          place: wanted.place,
        })
        .from(erasureRequest)
        .innerJoin(appUser, eq(appUser.id, erasureRequest.userId))
        .where(wanted.where)
        .orderBy(...wanted.orderBy)
        .limit(wanted.limit),
    counted: erasureRequest,
  });
  const open = page.rows.filter(({ status }) => status === "requested").map(({ userId }) => userId);
  const nominees = await listNominees.ofUsers(actor, open);
  const rows = page.rows.map(({ userId, name, requestedAt, dueAt, closedAt, ...row }) => ({
    ...row,
    name: name ?? "No longer known",
    requestedAt: formatDate(requestedAt),
    dueAt: formatDate(dueAt),
    closedAt: closedAt && formatDate(closedAt),
    clock: clockOf(row.status === "requested" ? dueAt : null, requestedAt),
    isLate: row.status === "requested" && dueAt < now(),
    isYours: userId === actor.userId,
    nominees: nominees.flatMap((one) => (one.userId === userId ? [one.line] : [])),
  }));
  return { ...page, rows };
}
