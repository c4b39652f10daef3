import { and, count, desc, eq, isNotNull, isNull, or, sql, sum } from "drizzle-orm";
import { formatDateTime } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { claimPayment, claimPaymentBatch } from "#app/db/schema/claim-payments.ts";
import { claim } from "#app/db/schema/claims.ts";
import { appUser } from "#app/db/schema/users.ts";
import { claimBatchMachine, claimBatchNumber } from "../../claims/claim-payment-status.ts";
import { insurancePermissions } from "../../insurance-permissions.ts";
import { readyToPay } from "./ready-to-pay.server.ts";

const SHOWN = 50;

/** What can be paid now, what is held up and by what, and the batches: newest first. */
export async function listClaimPayments(actor: Actor) {
  insurancePermissions.assertCan(actor, "insurance.see");
  const [ready] = await database()
    .select({ claims: count(), paise: sum(claim.approvedPaise).mapWith(Number) })
    .from(claim)
    .where(readyToPay);
  const held = await database()
    .select({
      id: claim.id,
      claimNumber: claim.claimNumber,
      customerName: claim.customerName,
      approvedPaise: claim.approvedPaise,
      decidedAt: claim.decidedAt,
      lastFour: claim.payeeLastFour,
      returned: sql<string | null>`(select p.reason from claim_payment p where p.claim_id = claim.id
        and p.status = 'returned' order by p.settled_at desc limit 1)`,
    })
    .from(claim)
    .where(
      and(
        eq(claim.status, "approved"),
        isNull(claim.deletedAt),
        isNotNull(claim.approvedPaise),
        sql`not exists (select from claim_payment p where p.claim_id = ${claim.id} and p.status in ('prepared', 'sent', 'paid'))`,
        or(isNull(claim.payeeAccountEncrypted), isNull(claim.payeeIfsc), sql`not (${readyToPay})`),
      ),
    )
    .orderBy(claim.decidedAt, claim.id)
    .limit(SHOWN);
  const batches = await database()
    .select({
      id: claimPaymentBatch.id,
      serial: claimPaymentBatch.serial,
      status: claimPaymentBatch.status,
      preparedAt: claimPaymentBatch.preparedAt,
      preparedBy: appUser.name,
      claims: sql<number>`(select count(*)::int from claim_payment p where p.batch_id = ${claimPaymentBatch.id})`,
      paise:
        sql<number>`(select coalesce(sum(p.amount_paise), 0) from claim_payment p where p.batch_id = ${claimPaymentBatch.id})`.mapWith(
          Number,
        ),
      paid: sql<number>`(select count(*)::int from claim_payment p where p.batch_id = ${claimPaymentBatch.id} and p.status = 'paid')`,
    })
    .from(claimPaymentBatch)
    .leftJoin(appUser, eq(appUser.id, claimPaymentBatch.preparedBy))
    .orderBy(desc(claimPaymentBatch.preparedAt), desc(claimPaymentBatch.id))
    .limit(SHOWN);
  const [paid] = await database()
    .select({ claims: count(), paise: sum(claimPayment.amountPaise).mapWith(Number) })
    .from(claimPayment)
    .where(eq(claimPayment.status, "paid"));
  return {
    ready: { claims: ready?.claims ?? 0, paise: ready?.paise ?? 0 },
    paid: { claims: paid?.claims ?? 0, paise: paid?.paise ?? 0 },
    held: held.map(({ returned, decidedAt, lastFour, ...row }) => ({
      ...row,
      since: decidedAt ? formatDateTime(decidedAt) : "",
      why: whyHeld(returned, lastFour),
    })),
    batches: batches.map(({ serial, preparedAt, ...row }) => ({
      ...row,
      number: claimBatchNumber({ serial, preparedAt }),
      preparedAt: formatDateTime(preparedAt),
      statusLabel: claimBatchMachine.states[row.status].label,
    })),
  };
}

function whyHeld(returned: string | null, lastFour: string | null): string {
  if (returned) return `The bank sent it back: ${returned}`;
  return lastFour ? "Only the account's last four digits are known" : "No bank account is known";
}
