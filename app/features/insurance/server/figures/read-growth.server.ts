import { sql } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { dashboardPermissions } from "../../dashboard-permissions.ts";
import { type MonthRange, monthLabel, monthsOf } from "../../month-range.ts";

export type MonthGrowth = { month: string; label: string; policies: number; revenuePaise: number };

/** New policies and what was paid, month by month; a month without any is there with nothing. */
export async function readGrowth(actor: Actor, range: MonthRange): Promise<MonthGrowth[]> {
  dashboardPermissions.assertCan(actor, "dashboard.read");
  const first = `${range.from}-01`;
  const last = `${range.to}-01`;
  const { rows } = await database().execute<{ month: string; policies: number; revenue: number }>(sql`
    select to_char(month, 'YYYY-MM') as month, sum(policies)::float8 as policies, sum(revenue)::float8 as revenue
    from (
      select date_trunc('month', sold_on::timestamp) as month, policies, 0 as revenue from policy_day
      where sold_on >= ${first}::date and sold_on < (${last}::date + interval '1 month')
      union all
      select date_trunc('month', paid_on::timestamp), 0, amount_paise - refunded_paise from insurance_payment_day
      where status = 'success' and paid_on >= ${first}::date and paid_on < (${last}::date + interval '1 month')
    ) found group by month`);
  return monthsOf(range).map((month) => {
    const found = rows.find((row) => row.month === month);
    return {
      month,
      label: monthLabel(month, range),
      policies: found?.policies ?? 0,
      revenuePaise: found?.revenue ?? 0,
    };
  });
}
