import { inArray, sql } from "drizzle-orm";
import type { ManyNames } from "#app/core/forms/many-button.server.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { hospitalPartner } from "#app/db/schema/hospital-partners.ts";
import { insuranceAgent } from "#app/db/schema/insurance-agents.ts";
import { insuredUser } from "#app/db/schema/insured-users.ts";
import { policy } from "#app/db/schema/policies.ts";
import type { ItemKind } from "../../dependents.ts";
import { insurancePermissions } from "../../insurance-permissions.ts";

const named = {
  user: { table: insuredUser, name: sql<string>`${insuredUser.name}` },
  agent: { table: insuranceAgent, name: sql<string>`${insuranceAgent.name}` },
  hospital: { table: hospitalPartner, name: sql<string>`${hospitalPartner.name}` },
  policy: { table: policy, name: sql<string>`${policy.cardNumber} || ', ' || ${policy.customerName}` },
} as const satisfies Record<ItemKind, unknown>;

/** What the ticked ones are called, kept or deleted. */
export async function nameItems(
  actor: Actor,
  kind: ItemKind,
  ticked: readonly { id: string }[],
): Promise<ManyNames> {
  insurancePermissions.assertCan(actor, "insurance.see");
  const { table, name } = named[kind];
  const ids = ticked.map(({ id }) => id);
  const rows = await database().select({ id: table.id, name }).from(table).where(inArray(table.id, ids));
  return new Map(rows.map((row) => [row.id, { name: row.name }]));
}
