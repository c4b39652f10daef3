import { sql } from "drizzle-orm";
import { addIstDays, istDate, now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/permissions.ts";
import { database } from "#app/db/client.server.ts";
import { dashboardPermissions } from "../dashboard-permissions.ts";

const regions = ["North", "South", "West", "East"] as const;

export type RegionFigures = {
  region: string;
  policies: number;
  /** New policies of the last full month against the month before it, in percent; null without a month before. */
  growthPercent: number | null;
};

/** A policy belongs to the region of the agent who sold it, also after that agent has left. */
export async function readRegions(actor: Actor): Promise<RegionFigures[]> {
  dashboardPermissions.assertCan(actor, "dashboard.read");
  const thisMonth = `${istDate(now()).slice(0, 7)}-01`;
  const lastMonth = `${addIstDays(thisMonth, -1).slice(0, 7)}-01`;
  const monthBefore = `${addIstDays(lastMonth, -1).slice(0, 7)}-01`;
  const { rows } = await database().execute<{
    region: string;
    policies: number;
    last: number;
    before: number;
  }>(
    sql`select a.region, sum(m.policies)::float8 as policies,
      coalesce(sum(m.policies) filter (where m.month = ${lastMonth}::date), 0)::float8 as last,
      coalesce(sum(m.policies) filter (where m.month = ${monthBefore}::date), 0)::float8 as before
    from agent_month m join insurance_agent a on a.number = m.agent_number group by a.region`,
  );
  return regions.map((region) => {
    const found = rows.find((row) => row.region === region);
    const { policies = 0, last = 0, before = 0 } = found ?? {};
    return { region, policies, growthPercent: before > 0 ? (100 * (last - before)) / before : null };
  });
}
