import { and, eq, inArray, isNull } from "drizzle-orm";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, notFound } from "#app/core/requests/errors.ts";
import { next } from "#app/core/state-machine.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { claimPayment } from "#app/db/schema/claim-payments.ts";
import { claim } from "#app/db/schema/claims.ts";
import { claimMachine } from "../../claims/claim-status.ts";
import { insurancePermissions } from "../../insurance-permissions.ts";
import { bookClaim } from "../claim-payments/book-claim.server.ts";
import { tellClaimant } from "./tell-claimant.server.ts";

/** Takes a decision back while no money is on its way: the claim waits again, and the customer is told why. */
export async function reopenClaim(
  actor: Actor,
  claimId: string,
  { revision, reason }: { revision: number; reason: string },
): Promise<void> {
  insurancePermissions.assertCan(actor, "insurance.decide_claim");
  await inTransaction(async (tx) => {
    const [row] = isId(claimId)
      ? await tx
          .select()
          .from(claim)
          .where(and(eq(claim.id, claimId), isNull(claim.deletedAt)))
          .for("update")
      : [];
    if (!row) throw notFound("There is no such claim.");
    const to = next(claimMachine, row.status, "reopen", actor);
    if (row.revision !== revision) throw conflict();
    const moving = await tx.$count(
      claimPayment,
      and(eq(claimPayment.claimId, claimId), inArray(claimPayment.status, ["prepared", "sent", "paid"])),
    );
    if (moving > 0) {
      throw conflict("Its money is being paid, so the approval cannot be taken back.", "in_payment");
    }
    if (row.status === "approved") await bookClaim.takenBack(tx, actor, claimId);
    await tx
      .update(claim)
      .set({
        status: to,
        approvedPaise: null,
        reason: null,
        decidedBy: null,
        decidedAt: null,
        revision: revision + 1,
      })
      .where(eq(claim.id, claimId));
    const told = await tellClaimant(tx, {
      claim: row,
      status: "looked at again",
      words: `what we decided about your claim ${row.claimNumber} was taken back, and we are looking at it again. The reason: ${reason}`,
      key: `reopened:${revision}`,
    });
    await writeAudit(tx, {
      chain: `claim:${claimId}`,
      actor,
      event: "claim.reopened",
      from: row.status,
      to,
      details: { before: { status: row.status }, after: { status: to, reason }, customerTold: told },
    });
  });
}
