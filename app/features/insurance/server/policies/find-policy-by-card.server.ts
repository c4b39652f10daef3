import { and, eq, isNull } from "drizzle-orm";
import { formatDate } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { policy } from "#app/db/schema/policies.ts";
import { isCardNumber, tidyCardNumber } from "../../card-number.ts";
import { insurancePermissions } from "../../insurance-permissions.ts";
import { planNames } from "../../insurance-plans.ts";

/** The policy of a card as it is typed, or null. */
export async function findPolicyByCard(actor: Actor, typed: string) {
  insurancePermissions.assertCan(actor, "insurance.see");
  const cardNumber = tidyCardNumber(typed);
  if (!isCardNumber(cardNumber)) return null;
  const [row] = await database()
    .select()
    .from(policy)
    .where(and(eq(policy.cardNumber, cardNumber), isNull(policy.deletedAt)));
  if (!row) return null;
  return {
    id: row.id,
    cardNumber,
    customerName: row.customerName,
    plan: planNames[row.plan],
    validity: `${formatDate(row.validFrom)} – ${formatDate(row.validTo)}`,
  };
}
