import { and, eq, isNull } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { database } from "#app/db/opening/client.server.ts";
import { claim } from "#app/db/schema/claims.ts";
import { insurancePermissions } from "../../insurance-permissions.ts";
import { rowLinks } from "../lists/row-links.server.ts";

/** What stands behind the link of a decision: the claim's number and what was said, nothing of the person. */
export async function readRatedClaim(actor: Actor, token: string) {
  insurancePermissions.assertCan(actor, "insurance.rate_claim");
  const [row] = await database()
    .select({ claimNumber: claim.claimNumber, rating: claim.rating })
    .from(claim)
    .where(and(eq(claim.id, rowLinks.read("claimRating", token)), isNull(claim.deletedAt)));
  if (!row) throw notFound("This link is no longer good.");
  return row;
}
