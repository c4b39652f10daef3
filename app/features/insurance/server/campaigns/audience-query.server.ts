import { and, eq, isNull, lt, type SQL, sql } from "drizzle-orm";
import { istDate } from "#app/core/clock.ts";
import { database, type Tx } from "#app/db/opening/client.server.ts";
import { campaignRecipient } from "#app/db/schema/campaigns.ts";
import { insuranceAgent } from "#app/db/schema/insurance-agents.ts";
import { insuredUser } from "#app/db/schema/insured-users.ts";
import type { Audience } from "../../campaign-options.ts";

/** Who an audience is at this moment: the table of its people, and which of them. */
function peopleOf(audience: Audience): {
  table: typeof insuredUser | typeof insuranceAgent;
  where: SQL | undefined;
} {
  if (audience === "agents") {
    return {
      table: insuranceAgent,
      where: and(isNull(insuranceAgent.deletedAt), eq(insuranceAgent.status, "active")),
    };
  }
  const only = {
    all_users: undefined,
    premium_users: eq(insuredUser.plan, "premium"),
    expired_users: lt(insuredUser.coveredUntil, istDate()),
  }[audience];
  return { table: insuredUser, where: and(isNull(insuredUser.deletedAt), only) };
}

export async function countAudience(audience: Audience): Promise<number> {
  const { table, where } = peopleOf(audience);
  return database().$count(table, where);
}

/** Writes one row for each person, in one statement, however many they are; says how many. */
export async function resolveAudience(tx: Tx, campaignId: string, audience: Audience): Promise<number> {
  const { table, where } = peopleOf(audience);
  const { rows } = await tx.execute<{ people: number }>(sql`
    with written as (
      insert into ${campaignRecipient} (id, campaign_id, person_id)
      select gen_random_uuid(), ${campaignId}::uuid, ${table.id} from ${table} where ${where}
      returning 1
    ) select count(*)::int as people from written`);
  return rows[0]?.people ?? 0;
}
