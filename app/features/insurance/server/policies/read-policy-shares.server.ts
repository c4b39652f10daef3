import { sql } from "drizzle-orm";
import { addIstDays, istDate, now } from "#app/core/clock.ts";
import { database } from "#app/db/opening/client.server.ts";
import { oncePerRequest } from "#app/db/read-once.server.ts";

interface PolicyShares {
  readonly plans: readonly { plan: string; policies: number; premiumPaise: number }[];
  readonly regions: readonly { region: string; policies: number; last: number; before: number }[];
}

/** The policies by plan and by region, in one statement for the two panels of the dashboard. */
export const readPolicyShares = oncePerRequest(
  "policy-shares",
  () => "",
  async (): Promise<PolicyShares> => {
    const thisMonth = `${istDate(now()).slice(0, 7)}-01`;
    const lastMonth = `${addIstDays(thisMonth, -1).slice(0, 7)}-01`;
    const monthBefore = `${addIstDays(lastMonth, -1).slice(0, 7)}-01`;
    const plans = sql`select plan, sum(policies)::float8 as policies, sum(premium_paise)::float8 as "premiumPaise"
      from policy_day group by plan having sum(policies) > 0`;
    const regions = sql`select a.region, sum(m.policies)::float8 as policies,
      coalesce(sum(m.policies) filter (where m.month = ${lastMonth}::date), 0)::float8 as last,
      coalesce(sum(m.policies) filter (where m.month = ${monthBefore}::date), 0)::float8 as before
      from agent_month m join insurance_agent a on a.number = m.agent_number group by a.region`;
    const { rows } = await database().execute<{
      plans: PolicyShares["plans"] | null;
      regions: PolicyShares["regions"] | null;
    }>(
      sql`select (select json_agg(p) from (${plans}) p) as plans, (select json_agg(r) from (${regions}) r) as regions`,
    );
    return { plans: rows[0]?.plans ?? [], regions: rows[0]?.regions ?? [] };
  },
);
