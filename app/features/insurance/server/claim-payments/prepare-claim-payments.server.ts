import { asc } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, unauthenticated } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { requestHash, runOnce } from "#app/db/idempotency.server.ts";
import { claimPayment, claimPaymentBatch } from "#app/db/schema/claim-payments.ts";
import { claim } from "#app/db/schema/claims.ts";
import { tellOtherAdmins } from "#app/features/identity/server/staff/tell-other-admins.server.ts";
import {
  claimBatchMachine,
  claimBatchNumber,
  claimPaymentMachine,
} from "../../claims/claim-payment-status.ts";
import { insurancePermissions } from "../../insurance-permissions.ts";
import { readyToPay } from "./ready-to-pay.server.ts";

const LARGEST = 500;

/** Puts every approved claim that can be paid into one batch. Pressed twice it is one batch (T38). Who can send it hears at once (D21). */
export async function prepareClaimPayments(actor: Actor, formKey: string): Promise<{ batchId: string }> {
  insurancePermissions.assertCan(actor, "insurance.pay_claim");
  const preparedBy = actor.userId;
  if (!preparedBy) throw unauthenticated();
  return runOnce(formKey, `claim-payments:${preparedBy}`, requestHash({ what: "prepare" }), async (tx) => {
    const ready = await tx
      .select({ id: claim.id, approvedPaise: claim.approvedPaise })
      .from(claim)
      .where(readyToPay)
      .orderBy(asc(claim.decidedAt), asc(claim.id))
      .limit(LARGEST)
      .for("update");
    if (ready.length === 0) throw conflict("No claim is ready to be paid.", "nothing_ready");
    const batchId = newId();
    const [first] = claimBatchMachine.stateNames;
    const [batch] = await tx
      .insert(claimPaymentBatch)
      .values({ id: batchId, status: first, preparedBy, preparedAt: now() })
      .returning();
    if (!batch) throw new Error("No batch was written");
    const rows = ready.map((row) => ({
      id: newId(),
      batchId,
      claimId: row.id,
      amountPaise: row.approvedPaise ?? 0,
      status: claimPaymentMachine.initial as "prepared",
    }));
    await tx.insert(claimPayment).values(rows);
    const amountPaise = rows.reduce((sum, row) => sum + row.amountPaise, 0);
    await writeAudit(tx, {
      chain: `claim_payment_batch:${batchId}`,
      actor,
      event: "claim_payment_batch.prepared",
      to: "prepared",
      details: { claims: rows.length, amountPaise },
    });
    const claims = rows.length === 1 ? "one claim" : `${rows.length} claims`;
    await tellOtherAdmins(tx, actor, insurancePermissions.right("insurance.pay_claim"), {
      key: `claim-batch:${batchId}`,
      title: "Claim payments wait for a second person",
      message: `${actor.name ?? "A colleague"} prepared ${claimBatchNumber(batch)}: ${formatMoney(paise(amountPaise))} for ${claims}. Look at it under Claim payments; nothing leaves before you send it.`,
      link: `/admin/claim-payments/${batchId}`,
    });
    return { batchId };
  });
}
