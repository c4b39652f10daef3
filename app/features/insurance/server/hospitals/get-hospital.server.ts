import { and, count, eq, isNull, sum } from "drizzle-orm";
import { formatDate } from "#app/core/clock.ts";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { allowedEvents } from "#app/core/state-machine.ts";
import { database } from "#app/db/opening/client.server.ts";
import { claim } from "#app/db/schema/claims.ts";
import { hospitalPartner } from "#app/db/schema/hospital-partners.ts";
import { hospitalMachine } from "../../hospital-status.ts";
import { insurancePermissions } from "../../insurance-permissions.ts";
import { listHistory } from "../lists/list-history.server.ts";

export async function getHospital(actor: Actor, hospitalId: string) {
  insurancePermissions.assertCan(actor, "insurance.see");
  const [row] = isId(hospitalId)
    ? await database().select().from(hospitalPartner).where(eq(hospitalPartner.id, hospitalId))
    : [];
  if (!row) throw notFound("There is no such hospital.");
  const [claims] = await database()
    .select({ count: count(), paise: sum(claim.amountPaise) })
    .from(claim)
    .where(and(eq(claim.hospitalId, row.id), isNull(claim.deletedAt)));
  const { createdAt, deletedAt, ...rest } = row;
  return {
    ...rest,
    addedOn: formatDate(createdAt),
    isDeleted: deletedAt !== null,
    statusLabel: hospitalMachine.states[row.status].label,
    events: deletedAt ? [] : allowedEvents(hospitalMachine, row.status, actor),
    claims: { count: claims?.count ?? 0, paise: Number(claims?.paise ?? 0) },
    history: await listHistory(actor, `hospital_partner:${row.id}`),
  };
}
