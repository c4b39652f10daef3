import { inArray } from "drizzle-orm";
import { isId } from "#app/core/id.ts";
import { database } from "#app/db/opening/client.server.ts";
import { hospitalPartner } from "#app/db/schema/hospital-partners.ts";
import { insuranceAgent } from "#app/db/schema/insurance-agents.ts";
import { insuredUser } from "#app/db/schema/insured-users.ts";
import { policy } from "#app/db/schema/policies.ts";

type Change = { readonly field: string; readonly before: unknown; readonly after: unknown };

/** What the ids in a history stand for, by "field:id": the agent, the customer, the card, the hospital (I10a). */
export async function nameRows(changes: readonly Change[]): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  const valuesOf = (field: string) => [
    ...new Set(
      changes
        .filter((change) => change.field === field)
        .flatMap(({ before, after }) => [before, after])
        .filter((value) => value !== undefined && value !== null)
        .map(String),
    ),
  ];
  const agents = valuesOf("agentId").map(Number).filter(Number.isSafeInteger);
  if (agents.length > 0) {
    const rows = await database()
      .select({ number: insuranceAgent.number, name: insuranceAgent.name })
      .from(insuranceAgent)
      .where(inArray(insuranceAgent.number, agents));
    for (const { number, name } of rows) names.set(`agentId:${number}`, name);
  }
  const byId = [
    ["userId", insuredUser, insuredUser.name],
    ["hospitalId", hospitalPartner, hospitalPartner.name],
    ["policyId", policy, policy.cardNumber],
  ] as const;
  for (const [field, table, column] of byId) {
    const ids = valuesOf(field).filter(isId);
    if (ids.length === 0) continue;
    const rows = await database()
      .select({ id: table.id, name: column })
      .from(table)
      .where(inArray(table.id, ids));
    for (const { id, name } of rows) names.set(`${field}:${id}`, name);
  }
  return names;
}
