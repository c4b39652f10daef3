import { desc, eq } from "drizzle-orm";
import { formatDate, istDate } from "#app/core/clock.ts";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { database } from "#app/db/opening/client.server.ts";
import { claim } from "#app/db/schema/claims.ts";
import { insuranceAgent } from "#app/db/schema/insurance-agents.ts";
import { insurancePayment } from "#app/db/schema/insurance-payments.ts";
import { policy } from "#app/db/schema/policies.ts";
import { claimMachine } from "../../claims/claim-status.ts";
import { insurancePermissions } from "../../insurance-permissions.ts";
import { isCovered, planNames } from "../../insurance-plans.ts";
import { agentName } from "../agents/agent-name.server.ts";
import { listHistory } from "../lists/list-history.server.ts";
import { isPaid } from "../payments/is-paid.server.ts";

export async function getPolicy(actor: Actor, policyId: string) {
  insurancePermissions.assertCan(actor, "insurance.see");
  const [found] = isId(policyId)
    ? await database()
        .select({ row: policy, agent: insuranceAgent.name, agentLeft: insuranceAgent.deletedAt })
        .from(policy)
        .innerJoin(insuranceAgent, eq(insuranceAgent.number, policy.agentNumber))
        .where(eq(policy.id, policyId))
    : [];
  if (!found) throw notFound("There is no such policy.");
  const { row } = found;
  const [claims, payments, isPremiumPaid, history] = await Promise.all([
    database()
      .select({ id: claim.id, number: claim.claimNumber, paise: claim.amountPaise, status: claim.status })
      .from(claim)
      .where(eq(claim.policyId, row.id))
      .orderBy(desc(claim.claimedOn), desc(claim.id))
      .limit(20),
    database()
      .select({
        id: insurancePayment.id,
        number: insurancePayment.transactionId,
        paise: insurancePayment.amountPaise,
        status: insurancePayment.status,
      })
      .from(insurancePayment)
      .where(eq(insurancePayment.policyId, row.id))
      .orderBy(desc(insurancePayment.paidOn), desc(insurancePayment.id))
      .limit(20),
    isPaid(database(), row.id),
    listHistory(actor, `policy:${row.id}`),
  ]);
  return {
    id: row.id,
    cardNumber: row.cardNumber,
    customerName: row.customerName,
    userId: row.userId,
    plan: row.plan,
    planName: planNames[row.plan],
    premiumPaise: row.premiumPaise,
    validFrom: row.validFrom,
    validTo: row.validTo,
    validity: `${formatDate(row.validFrom)} – ${formatDate(row.validTo)}`,
    soldOn: formatDate(row.soldOn),
    agent: agentName(found),
    agentNumber: row.agentNumber,
    status: isCovered(row.validTo, istDate()) ? ("active" as const) : ("expired" as const),
    isDeleted: row.deletedAt !== null,
    revision: row.revision,
    claims: claims.map((entry) => ({ ...entry, label: claimMachine.states[entry.status].label })),
    payments,
    isPaid: isPremiumPaid,
    history,
  };
}
