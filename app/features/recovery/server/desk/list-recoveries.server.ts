import { and, eq, inArray, lt, or, type SQL } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { ListQuery } from "#app/core/lists/list-query.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { withinLimit } from "#app/db/limits/within-limit.server.ts";
import { ascending, descending, listPage, type Page } from "#app/db/lists/list-page.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { recoveryRequest } from "#app/db/schema/recovery-requests.ts";
import { hashContact } from "#app/features/identity/server/contacts/hash-contact.server.ts";
import { parseRecoveryNumber } from "../../recovery-number.ts";
import { recoveryPermissions } from "../../recovery-permissions.ts";
import { deskRecoveryStatuses, type RecoveryStatus } from "../../recovery-status.ts";
import type { RecoveryLine } from "../../recovery-view.ts";
import { recoveryLine } from "../recovery-line.server.ts";

type Query = ListQuery<"status" | "clock", "newest" | "oldest">;

/** One page of the desk's list of lost phones. */
export async function listRecoveries(actor: Actor, query: Query): Promise<Page<RecoveryLine>> {
  recoveryPermissions.assertCan(actor, "recovery.see");
  const page = await listPage({
    query,
    where: and(conditionsOf(query), withinLimit(actor, "recovery", recoveryRequest.id)),
    sorts: {
      newest: [descending(recoveryRequest.submittedAt), descending(recoveryRequest.id)],
      oldest: [ascending(recoveryRequest.submittedAt), ascending(recoveryRequest.id)],
    },
    rows: (wanted) =>
      database()
        .select({ row: recoveryRequest, place: wanted.place })
        .from(recoveryRequest)
        .where(wanted.where)
        .orderBy(...wanted.orderBy)
        .limit(wanted.limit),
    counted: recoveryRequest,
  });
  return { ...page, rows: page.rows.map(({ row }) => recoveryLine(row)) };
}

function conditionsOf({ filters, search }: Query): SQL | undefined {
  const shown = filters.status.length > 0 ? (filters.status as RecoveryStatus[]) : [...deskRecoveryStatuses];
  return and(
    inArray(recoveryRequest.status, shown),
    filters.clock.length > 0
      ? and(eq(recoveryRequest.status, "submitted"), lt(recoveryRequest.dueAt, now()))
      : undefined,
    search ? matches(search) : undefined,
  );
}

/** All of them whole: the request's number, the OTR number, the new phone. */
function matches(search: string): SQL | undefined {
  const number = parseRecoveryNumber(search);
  if (number) return eq(recoveryRequest.serial, number.serial);
  return or(
    eq(recoveryRequest.otrNumber, search.trim().toUpperCase()),
    eq(recoveryRequest.newPhoneHash, hashContact("phone", search.replace(/\D/g, "").slice(-10))),
  );
}
