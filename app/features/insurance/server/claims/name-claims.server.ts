import { inArray } from "drizzle-orm";
import type { ManyNames } from "#app/core/forms/many-button.server.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { claim } from "#app/db/schema/claims.ts";
import { insurancePermissions } from "../../insurance-permissions.ts";

/** Whose the ticked claims are and how much each is, for the question before a step and the word after it. */
export async function nameClaims(actor: Actor, ticked: readonly { id: string }[]): Promise<ManyNames> {
  insurancePermissions.assertCan(actor, "insurance.decide_claim");
  const ids = ticked.map(({ id }) => id);
  const rows = await database().select().from(claim).where(inArray(claim.id, ids));
  return new Map(
    rows.map(({ id, claimNumber, customerName, amountPaise }) => [
      id,
      { name: `${claimNumber}, ${customerName}`, amountPaise },
    ]),
  );
}
