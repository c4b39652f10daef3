import { and, eq, ilike, inArray, lt, or, type SQL } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { ListQuery } from "#app/core/lists/list-query.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { withinLimit } from "#app/db/limits/within-limit.server.ts";
import { ascending, descending, listPage, type Page } from "#app/db/lists/list-page.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { joiningRequest } from "#app/db/schema/joining-requests.ts";
import { organisationKeys } from "#app/features/giving/server/organisation-keys.server.ts";
import { hashContact } from "#app/features/identity/server/contacts/hash-contact.server.ts";
import type { JoiningHolder } from "../joining-holders.ts";
import { parseJoiningNumber } from "../joining-number.ts";
import { joiningPermissions } from "../joining-permissions.ts";
import { deskJoiningStatuses, type JoiningStatus } from "../joining-status.ts";
import type { JoiningLine } from "../joining-view.ts";
import { joiningLine } from "./joining-line.server.ts";

type Query = ListQuery<"status" | "holder" | "clock", "newest" | "oldest">;

/** One page of the desk's list of those who ask to join. */
export async function listJoinings(actor: Actor, query: Query): Promise<Page<JoiningLine>> {
  joiningPermissions.assertCan(actor, "joining.see");
  const page = await listPage({
    query,
    where: and(conditionsOf(query), withinLimit(actor, "joining", joiningRequest.id)),
    sorts: {
      newest: [descending(joiningRequest.submittedAt), descending(joiningRequest.id)],
      oldest: [ascending(joiningRequest.submittedAt), ascending(joiningRequest.id)],
    },
    rows: (wanted) =>
      database()
        .select({ row: joiningRequest, place: wanted.place })
        .from(joiningRequest)
        .where(wanted.where)
        .orderBy(...wanted.orderBy)
        .limit(wanted.limit),
    counted: joiningRequest,
  });
  return { ...page, rows: page.rows.map(({ row }) => joiningLine(row)) };
}

function conditionsOf({ filters, search }: Query): SQL | undefined {
  const shown = filters.status.length > 0 ? (filters.status as JoiningStatus[]) : [...deskJoiningStatuses];
  return and(
    inArray(joiningRequest.status, shown),
    filters.holder.length > 0 ? inArray(joiningRequest.holder, filters.holder as JoiningHolder[]) : undefined,
    filters.clock.length > 0 ? lt(joiningRequest.dueAt, now()) : undefined,
    search ? matches(search) : undefined,
  );
}

/** Names and towns by a part; number, PAN, CIN, registration number and e-mail whole. */
function matches(search: string): SQL | undefined {
  const number = parseJoiningNumber(search);
  if (number) return eq(joiningRequest.serial, number.serial);
  const part = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  return or(
    ilike(joiningRequest.name, part),
    ilike(joiningRequest.city, part),
    eq(joiningRequest.cin, search.toUpperCase()),
    eq(joiningRequest.registrationKey, organisationKeys.ofRegistration(search)),
    eq(joiningRequest.panHash, organisationKeys.ofPan(search)),
    search.includes("@") ? eq(joiningRequest.emailHash, hashContact("email", search)) : undefined,
  );
}
