import { desc, eq } from "drizzle-orm";
import { formatDate, formatDateTime } from "#app/core/clock.ts";
import { isId } from "#app/core/id.ts";
import { clockOf } from "#app/core/periods/due-clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { maskAccount } from "#app/core/secrets/mask.ts";
import { allowedEvents } from "#app/core/state-machine.ts";
import { database } from "#app/db/opening/client.server.ts";
import { claimPayment } from "#app/db/schema/claim-payments.ts";
import { claim } from "#app/db/schema/claims.ts";
import { hospitalPartner } from "#app/db/schema/hospital-partners.ts";
import { policy } from "#app/db/schema/policies.ts";
import { appUser } from "#app/db/schema/users.ts";
import { holdsApproval } from "../../claims/claim-alert.ts";
import { claimDueAt } from "../../claims/claim-due.ts";
import { claimPaymentMachine } from "../../claims/claim-payment-status.ts";
import { claimMachine } from "../../claims/claim-status.ts";
import { claimTypes } from "../../claims/claim-types.ts";
import { insurancePermissions } from "../../insurance-permissions.ts";
import { listHistory } from "../lists/list-history.server.ts";
import { claimAlerts } from "./claim-alerts.server.ts";
import { findNextClaim } from "./find-next-claim.server.ts";
import { listClaimPapers } from "./list-claim-papers.server.ts";

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
  const alerts = (await claimAlerts.ofClaims([row.id])).get(row.id) ?? [];
  const payments = await database()
    .select()
    .from(claimPayment)
    .where(eq(claimPayment.claimId, row.id))
    .orderBy(desc(claimPayment.settledAt), desc(claimPayment.id));
  const isMoving = payments.some(({ status }) => ["prepared", "sent", "paid"].includes(status));
  const events = allowedEvents(claimMachine, row.status, actor).map(({ event }) => event);
  return {
    id: row.id,
    claimNumber: row.claimNumber,
    nextId: await findNextClaim(row),
    customerName: row.customerName,
    type: claimTypes[row.type],
    amountPaise: row.amountPaise,
    hospital,
    hospitalId: row.hospitalId,
    treatedOn: formatDate(row.treatedOn),
    claimedOn: formatDate(row.claimedOn),
    status: row.status,
    statusLabel: claimMachine.states[row.status].label,
    approvedPaise: row.approvedPaise,
    may: {
      decide: events.includes("approve"),
      reopen: events.includes("reopen") && !isMoving,
      account: !isMoving && row.status !== "rejected",
    },
    payee: row.payeeLastFour
      ? [row.payeeHolder, maskAccount(row.payeeLastFour), row.payeeIfsc].filter(Boolean).join(", ")
      : null,
    isPayable: row.payeeAccountEncrypted !== null && row.payeeIfsc !== null,
    clock: clockOf(claimDueAt(row), row.createdAt),
    alerts,
    isHeld: alerts.some(holdsApproval),
    payments: payments.map((payment) => ({
      id: payment.id,
      batchId: payment.batchId,
      amountPaise: payment.amountPaise,
      status: payment.status,
      statusLabel: claimPaymentMachine.states[payment.status].label,
      answer: payment.reference
        ? `${payment.reference}, ${payment.paidOn ? formatDate(payment.paidOn) : ""}`
        : (payment.reason ?? "–"),
    })),
    reason: row.reason,
    decided: row.decidedAt ? `${formatDateTime(row.decidedAt)}${decider ? ` by ${decider}` : ""}` : null,
    rating: row.rating,
    canBeTold: cover.userId !== null,
    policy: {
      id: cover.id,
      cardNumber: cover.cardNumber,
      isDeleted: cover.deletedAt !== null,
      validity: `${formatDate(cover.validFrom)} – ${formatDate(cover.validTo)}`,
    },
    revision: row.revision,
    papers: await listClaimPapers(actor, row.id),
    history: await listHistory(actor, `claim:${row.id}`),
  };
}
