import { and, eq, inArray, isNull } from "drizzle-orm";
import { isId } from "#app/core/id.ts";
import { type Actor, systemActor } from "#app/core/portals/permissions.ts";
import { conflict, notFound } from "#app/core/requests/errors.ts";
import { maskAccount } from "#app/core/secrets/mask.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { claimPayment } from "#app/db/schema/claim-payments.ts";
import { claim } from "#app/db/schema/claims.ts";
import { insurancePermissions } from "../../insurance-permissions.ts";
import { tellClaimant } from "../claims/tell-claimant.server.ts";
import { detectFraud } from "../fraud/detect-fraud.server.ts";
import { type ClaimAccount, sealClaimAccount } from "./claim-account-parts.server.ts";

/** Where the money of a claim goes. Changed while nothing is on its way; the customer hears of it either way. */
export async function saveClaimAccount(
  actor: Actor,
  claimId: string,
  { revision, ...given }: ClaimAccount & { revision: number },
): Promise<void> {
  insurancePermissions.assertCan(actor, "insurance.record_claim");
  await inTransaction(async (tx) => {
    const [row] = isId(claimId)
      ? await tx
          .select()
          .from(claim)
          .where(and(eq(claim.id, claimId), isNull(claim.deletedAt)))
          .for("update")
      : [];
    if (!row) throw notFound("There is no such claim.");
    if (row.revision !== revision) throw conflict();
    const moving = await tx.$count(
      claimPayment,
      and(eq(claimPayment.claimId, claimId), inArray(claimPayment.status, ["prepared", "sent", "paid"])),
    );
    if (moving > 0) throw conflict("Its money is being paid to the account that stands here.", "in_payment");
    const sealed = sealClaimAccount(claimId, given);
    await tx
      .update(claim)
      .set({ ...sealed, revision: revision + 1 })
      .where(eq(claim.id, claimId));
    const told = await tellClaimant(tx, {
      claim: row,
      status: "account noted",
      words: `the money of your claim ${row.claimNumber}, if it is approved, goes to the account of ${given.holder} ending ${sealed.payeeLastFour}. If you did not say so, call us at once.`,
      key: `account:${revision}`,
    });
    await writeAudit(tx, {
      chain: `claim:${claimId}`,
      actor,
      event: "claim.account_saved",
      details: {
        before: { account: row.payeeLastFour ? maskAccount(row.payeeLastFour) : null },
        after: { account: maskAccount(sealed.payeeLastFour), ifsc: given.ifsc, holder: given.holder },
        customerTold: told,
      },
    });
  });
  // One account under several names is seen at once, not at night.
  await detectFraud(systemActor);
}
