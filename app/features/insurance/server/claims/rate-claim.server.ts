import { and, eq, isNull } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, notFound } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { claim } from "#app/db/schema/claims.ts";
import type { Stars } from "../../forms/claim-rating.ts";
import { insurancePermissions } from "../../insurance-permissions.ts";
import { rowLinks } from "../lists/row-links.server.ts";

/** How the customer was served, by the link in their message. A second opinion replaces the first. */
export async function rateClaim(actor: Actor, token: string, stars: Stars): Promise<void> {
  insurancePermissions.assertCan(actor, "insurance.rate_claim");
  const claimId = rowLinks.read("claimRating", token);
  await inTransaction(async (tx) => {
    const [row] = await tx
      .select({ status: claim.status, rating: claim.rating })
      .from(claim)
      .where(and(eq(claim.id, claimId), isNull(claim.deletedAt)))
      .for("update");
    if (!row) throw notFound("This link is no longer good.");
    if (row.status === "processing") throw conflict("This claim is not decided yet.", "wrong_state");
    if (row.rating === stars) return;
    // No new revision: the desk's own form is not about this.
    await tx.update(claim).set({ rating: stars }).where(eq(claim.id, claimId));
    await writeAudit(tx, {
      chain: `claim:${claimId}`,
      actor,
      event: "claim.rated",
      details: { before: { rating: row.rating }, after: { rating: stars } },
    });
  });
}
