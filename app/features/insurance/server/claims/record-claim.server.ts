import { and, eq, isNull } from "drizzle-orm";
import type { z } from "zod";
import { addIstDays, formatDate, istDate, now } from "#app/core/clock.ts";
import { isId, newId } from "#app/core/id.ts";
import { type Actor, systemActor } from "#app/core/portals/permissions.ts";
import { invalid, notFound } from "#app/core/requests/errors.ts";
import { maskAccount } from "#app/core/secrets/mask.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { requestHash, runOnce } from "#app/db/idempotency.server.ts";
import { claim } from "#app/db/schema/claims.ts";
import { hospitalPartner } from "#app/db/schema/hospital-partners.ts";
import { policy } from "#app/db/schema/policies.ts";
import { claimMachine } from "../../claims/claim-status.ts";
import type { recordClaimSchema } from "../../forms/insurance-forms.ts";
import { insurancePermissions } from "../../insurance-permissions.ts";
import { sealClaimAccount } from "../claim-payments/claim-account-parts.server.ts";
import { detectFraud } from "../fraud/detect-fraud.server.ts";

/** Longer before the policy it is the wrong year, not a claim to be looked into (D16f). */
const MOST_BEFORE_DAYS = 366;

/**
 * A claim as it came to the desk. Dates that cannot be are taken all the same, so that the fraud rules see
 * them; a treatment in the future, or years before the policy, is a slip of the pen.
 */
export async function recordClaim(
  actor: Actor,
  policyId: string,
  { formKey, holder, account, ifsc, ...input }: z.output<ReturnType<typeof recordClaimSchema>>,
): Promise<{ claimId: string }> {
  insurancePermissions.assertCan(actor, "insurance.record_claim");
  if (!isId(policyId)) throw notFound("There is no such policy.");
  const today = istDate();
  if (input.treatedOn > today) throw invalid({ treatedOn: ["This day has not come yet."] });
  const hash = requestHash({ ...input, policyId });
  const recorded = await runOnce(formKey, `insurance.record_claim:${actor.userId}`, hash, async (tx) => {
    const [cover] = await tx
      .select({ customerName: policy.customerName, validFrom: policy.validFrom })
      .from(policy)
      .where(and(eq(policy.id, policyId), isNull(policy.deletedAt)))
      .for("share");
    if (!cover) throw notFound("There is no such policy.");
    if (input.treatedOn < addIstDays(cover.validFrom, -MOST_BEFORE_DAYS)) {
      throw invalid({ treatedOn: [`The policy began on ${formatDate(cover.validFrom)}: check the year.`] });
    }
    const [hospital] = await tx
      .select({ status: hospitalPartner.status })
      .from(hospitalPartner)
      .where(and(eq(hospitalPartner.id, input.hospitalId), isNull(hospitalPartner.deletedAt)))
      .for("share");
    if (hospital?.status !== "active") throw invalid({ hospitalId: ["Choose an active hospital."] });
    const claimId = newId();
    const [added] = await tx
      .insert(claim)
      .values({
        id: claimId,
        // Its own number is made of the serial that the database gives it, one line below.
        claimNumber: claimId,
        policyId,
        customerName: cover.customerName,
        type: input.type,
        amountPaise: input.amount,
        hospitalId: input.hospitalId,
        treatedOn: input.treatedOn,
        claimedOn: today,
        status: claimMachine.initial,
        createdAt: now(),
        ...(holder && account && ifsc && sealClaimAccount(claimId, { holder, account, ifsc })),
      })
      .returning({ serial: claim.serial });
    const claimNumber = `CLM-${today.slice(0, 4)}-${String(added?.serial ?? 0).padStart(6, "0")}`;
    await tx.update(claim).set({ claimNumber }).where(eq(claim.id, claimId));
    await writeAudit(tx, {
      chain: `claim:${claimId}`,
      actor,
      event: "claim.recorded",
      to: claimMachine.initial,
      details: {
        after: { claimNumber, policyId, ...input, ...(account && { account: maskAccount(account) }) },
      },
    });
    return { claimId };
  });
  // D2: what stands against it is known before anybody decides, not the night after.
  await detectFraud(systemActor);
  return recorded;
}
