import { and, eq, isNull } from "drizzle-orm";
import type { z } from "zod";
import { istDate } from "#app/core/clock.ts";
import { isId, newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, notFound } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { requestHash, runOnce } from "#app/db/idempotency.server.ts";
import { insurancePayment } from "#app/db/schema/insurance-payments.ts";
import { policy } from "#app/db/schema/policies.ts";
import type { recordPaymentSchema } from "../../forms/insurance-forms.ts";
import { insurancePermissions } from "../../insurance-permissions.ts";
import { bookPremium } from "./book-premium.server.ts";
import { isPaid } from "./is-paid.server.ts";

/** A premium that came in today, or a try that failed; the amount is the policy's. */
export async function recordPayment(
  actor: Actor,
  policyId: string,
  { formKey, method, status }: z.output<typeof recordPaymentSchema>,
): Promise<{ paymentId: string }> {
  insurancePermissions.assertCan(actor, "insurance.record_payment");
  if (!isId(policyId)) throw notFound("There is no such policy.");
  const hash = requestHash({ policyId, method, status });
  return runOnce(formKey, `insurance.record_payment:${actor.userId}`, hash, async (tx) => {
    const [row] = await tx
      .select()
      .from(policy)
      .where(and(eq(policy.id, policyId), isNull(policy.deletedAt)))
      .for("update");
    if (!row) throw notFound("There is no such policy.");
    if (status === "success" && (await isPaid(tx, policyId))) {
      throw conflict(
        "The premium of this policy is paid. Give a wrong payment back before another is recorded.",
      );
    }
    const paymentId = newId();
    const today = istDate();
    const [added] = await tx
      .insert(insurancePayment)
      .values({
        id: paymentId,
        // Its own number is made of the serial that the database gives it, one line below.
        transactionId: paymentId,
        policyId,
        customerName: row.customerName,
        amountPaise: row.premiumPaise,
        method,
        status,
        paidOn: today,
        agentNumber: row.agentNumber,
      })
      .returning({ serial: insurancePayment.serial });
    const transactionId = `TXN-${today.replaceAll("-", "")}-${String(added?.serial ?? 0).padStart(6, "0")}`;
    await tx.update(insurancePayment).set({ transactionId }).where(eq(insurancePayment.id, paymentId));
    if (status === "success") {
      await bookPremium.received(tx, actor, { id: paymentId, amountPaise: row.premiumPaise, transactionId });
    }
    await writeAudit(tx, {
      chain: `insurance_payment:${paymentId}`,
      actor,
      event: "insurance_payment.recorded",
      to: status,
      details: { after: { transactionId, policyId, method, status, amount: row.premiumPaise } },
    });
    return { paymentId };
  });
}
