import { and, desc, eq, inArray } from "drizzle-orm";
import { formatDateTime } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { partnershipRequest } from "#app/db/schema/institutes.ts";
import { userContact } from "#app/db/schema/users.ts";
import type { OwnPartnership } from "../../own-partnership.ts";
import { partnershipNumber } from "../../partnership-number.ts";
import { deskStatuses, partnershipMachine } from "../../partnership-status.ts";
import { partnershipLink } from "./partnership-link.server.ts";

/** P17: the requests that named the phone this person has just proven by signing in. */
export async function listOwnPartnerships(actor: Actor): Promise<OwnPartnership[]> {
  if (!actor.userId) return [];
  const rows = await database()
    .select({ row: partnershipRequest })
    .from(userContact)
    .innerJoin(partnershipRequest, eq(partnershipRequest.phoneHash, userContact.valueHash))
    .where(
      and(
        eq(userContact.userId, actor.userId),
        eq(userContact.kind, "phone"),
        inArray(partnershipRequest.status, [...deskStatuses]),
      ),
    )
    .orderBy(desc(partnershipRequest.submittedAt))
    .limit(5);
  return rows.map(({ row }) => ({
    number: partnershipNumber(row),
    name: row.instituteName ?? "",
    status: row.status,
    statusLabel: partnershipMachine.states[row.status].label,
    told: partnershipMachine.states[row.status].told,
    dueAt: row.dueAt && formatDateTime(row.dueAt),
    href: `/institute/apply/${partnershipLink.keyOf(row.id)}`,
  }));
}
