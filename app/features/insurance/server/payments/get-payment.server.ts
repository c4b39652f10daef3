import { desc, eq } from "drizzle-orm";
import { formatDate, formatDateTime } from "#app/core/clock.ts";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { database } from "#app/db/opening/client.server.ts";
import { insuranceAgent } from "#app/db/schema/insurance-agents.ts";
import { insurancePayment, insuranceRefund } from "#app/db/schema/insurance-payments.ts";
import { policy } from "#app/db/schema/policies.ts";
import { appUser } from "#app/db/schema/users.ts";
import { insurancePermissions } from "../../insurance-permissions.ts";
import { paymentMethods } from "../../payment-methods.ts";
import { refundMachine } from "../../refund-status.ts";
import { listHistory } from "../lists/list-history.server.ts";

export async function getPayment(actor: Actor, paymentId: string) {
  insurancePermissions.assertCan(actor, "insurance.see");
  const [found] = isId(paymentId)
    ? await database()
        .select({ row: insurancePayment, agent: insuranceAgent.name, cardNumber: policy.cardNumber })
        .from(insurancePayment)
        .innerJoin(insuranceAgent, eq(insuranceAgent.number, insurancePayment.agentNumber))
        .leftJoin(policy, eq(policy.id, insurancePayment.policyId))
        .where(eq(insurancePayment.id, paymentId))
    : [];
  if (!found) throw notFound("There is no such payment.");
  const { row, agent, cardNumber } = found;
  const refunds = await database()
    .select({ refund: insuranceRefund, asker: appUser.name })
    .from(insuranceRefund)
    .leftJoin(appUser, eq(appUser.id, insuranceRefund.requestedBy))
    .where(eq(insuranceRefund.paymentId, row.id))
    .orderBy(desc(insuranceRefund.requestedAt));
  const open = refunds.find(({ refund }) => refund.status === "requested");
  return {
    id: row.id,
    transactionId: row.transactionId,
    customerName: row.customerName,
    amountPaise: row.amountPaise,
    refundedPaise: row.refundedPaise,
    refundablePaise: row.status === "success" && !open ? row.amountPaise - row.refundedPaise : 0,
    method: paymentMethods[row.method],
    status: row.status,
    statusLabel: row.status === "success" ? "Success" : "Failed",
    date: formatDate(row.paidOn),
    agent,
    policyId: row.policyId,
    cardNumber,
    openRefund: open
      ? {
          id: open.refund.id,
          canDecide: insurancePermissions.can(actor, "insurance.decide_refund", open.refund),
        }
      : null,
    refunds: refunds.map(({ refund, asker }) => ({
      id: refund.id,
      amountPaise: refund.amountPaise,
      reason: refund.reason,
      status: refund.status,
      statusLabel: refundMachine.states[refund.status].label,
      asked: `${formatDateTime(refund.requestedAt)} by ${asker ?? "somebody who left"}`,
    })),
    history: await listHistory(actor, `insurance_payment:${row.id}`),
  };
}
