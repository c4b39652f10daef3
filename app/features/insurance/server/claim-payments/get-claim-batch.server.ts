import { asc, eq, sql } from "drizzle-orm";
import { formatDate, formatDateTime } from "#app/core/clock.ts";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { maskAccount } from "#app/core/secrets/mask.ts";
import { allowedEvents } from "#app/core/state-machine.ts";
import { database } from "#app/db/opening/client.server.ts";
import { claimPayment, claimPaymentBatch } from "#app/db/schema/claim-payments.ts";
import { claim } from "#app/db/schema/claims.ts";
import {
  claimBatchMachine,
  claimBatchNumber,
  claimPaymentMachine,
} from "../../claims/claim-payment-status.ts";
import { insurancePermissions } from "../../insurance-permissions.ts";

const nameOf = (column: typeof claimPaymentBatch.preparedBy | typeof claimPaymentBatch.sentBy) =>
  sql<string | null>`(select name from app_user where id = ${column})`;

/** One batch with its claims: who gets what, where to, and what the bank answered. */
export async function getClaimBatch(actor: Actor, batchId: string) {
  insurancePermissions.assertCan(actor, "insurance.see");
  const [found] = isId(batchId)
    ? await database()
        .select({
          batch: claimPaymentBatch,
          preparedBy: nameOf(claimPaymentBatch.preparedBy),
          sentBy: nameOf(claimPaymentBatch.sentBy),
        })
        .from(claimPaymentBatch)
        .where(eq(claimPaymentBatch.id, batchId))
    : [];
  if (!found) throw notFound("There is no such batch.");
  const { batch } = found;
  const lines = await database()
    .select({
      id: claimPayment.id,
      claimId: claim.id,
      claimNumber: claim.claimNumber,
      customerName: claim.customerName,
      lastFour: claim.payeeLastFour,
      amountPaise: claimPayment.amountPaise,
      status: claimPayment.status,
      reference: claimPayment.reference,
      paidOn: claimPayment.paidOn,
      reason: claimPayment.reason,
    })
    .from(claimPayment)
    .innerJoin(claim, eq(claim.id, claimPayment.claimId))
    .where(eq(claimPayment.batchId, batchId))
    .orderBy(asc(claim.serial));
  const events = allowedEvents(claimBatchMachine, batch.status, actor).map(({ event }) => event);
  const mayPay = insurancePermissions.can(actor, "insurance.pay_claim");
  return {
    id: batch.id,
    number: claimBatchNumber(batch),
    status: batch.status,
    statusLabel: claimBatchMachine.states[batch.status].label,
    told: claimBatchMachine.states[batch.status].told,
    isOwn: batch.preparedBy === actor.userId,
    prepared: `${found.preparedBy ?? "Somebody who left"}, ${formatDateTime(batch.preparedAt)}`,
    sent: batch.sentAt ? `${found.sentBy ?? "Somebody who left"}, ${formatDateTime(batch.sentAt)}` : null,
    amountPaise: lines.reduce((total, { amountPaise }) => total + amountPaise, 0),
    may: {
      send: events.includes("send") && batch.preparedBy !== actor.userId,
      cancel: events.includes("cancel"),
      settle: batch.status === "sent",
      export: mayPay && (batch.status === "sent" || batch.status === "settled"),
    },
    lines: lines.map(({ lastFour, paidOn, ...line }) => ({
      ...line,
      account: lastFour ? maskAccount(lastFour) : "–",
      statusLabel: claimPaymentMachine.states[line.status].label,
      answer: line.reference ? `${line.reference}, ${paidOn ? formatDate(paidOn) : ""}` : line.reason,
    })),
  };
}
