import { eq } from "drizzle-orm";
import { formatDate, formatDateTime } from "#app/core/clock.ts";
import { notFound } from "#app/core/errors.ts";
import { isId } from "#app/core/id.ts";
import { maskAccount } from "#app/core/mask.ts";
import type { Actor } from "#app/core/permissions.ts";
import { allowedEvents } from "#app/core/state-machine.ts";
import { database } from "#app/db/client.server.ts";
import { claim } from "#app/db/schema/claims.ts";
import { hospitalPartner } from "#app/db/schema/hospital-partners.ts";
import { policy } from "#app/db/schema/policies.ts";
import { appUser } from "#app/db/schema/users.ts";
import { claimMachine } from "../claim-status.ts";
import { claimTypes } from "../claim-types.ts";
import { insurancePermissions } from "../insurance-permissions.ts";
import { listHistory } from "./list-history.server.ts";

export async function getClaim(actor: Actor, claimId: string) {
  insurancePermissions.assertCan(actor, "insurance.see");
  const [found] = isId(claimId)
    ? await database()
        .select({ row: claim, cover: policy, hospital: hospitalPartner.name, decider: appUser.name })
        .from(claim)
        .innerJoin(policy, eq(policy.id, claim.policyId))
        .innerJoin(hospitalPartner, eq(hospitalPartner.id, claim.hospitalId))
        .leftJoin(appUser, eq(appUser.id, claim.decidedBy))
        .where(eq(claim.id, claimId))
    : [];
  if (!found) throw notFound("There is no such claim.");
  const { row, cover, hospital, decider } = found;
  return {
    id: row.id,
    claimNumber: row.claimNumber,
    customerName: row.customerName,
    type: claimTypes[row.type],
    amountPaise: row.amountPaise,
    hospital,
    hospitalId: row.hospitalId,
    treatedOn: formatDate(row.treatedOn),
    claimedOn: formatDate(row.claimedOn),
    status: row.status,
    statusLabel: claimMachine.states[row.status].label,
    events: allowedEvents(claimMachine, row.status, actor),
    payee: row.payeeLastFour ? maskAccount(row.payeeLastFour) : null,
    reason: row.reason,
    decided: row.decidedAt ? `${formatDateTime(row.decidedAt)}${decider ? ` by ${decider}` : ""}` : null,
    rating: row.rating,
    canBeTold: cover.userId !== null,
    policy: {
      id: cover.id,
      cardNumber: cover.cardNumber,
      validity: `${formatDate(cover.validFrom)} – ${formatDate(cover.validTo)}`,
    },
    revision: row.revision,
    history: await listHistory(actor, `claim:${row.id}`),
  };
}
