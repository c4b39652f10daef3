import { sql } from "drizzle-orm";
import { addIstDays, endOfIstDay, istDate, now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/permissions.ts";
import { database } from "#app/db/client.server.ts";
import { dashboardPermissions } from "../dashboard-permissions.ts";

/** One figure as it stands, and as it stood at the end of the same day a month ago. */
export type DeskFigure = { now: number; before: number };

const figureNames = [
  "totalPolicies",
  "activeClaims",
  "totalRevenuePaise",
  "activeAgents",
  "hospitalPartners",
  "fraudAlerts",
  "claimSettlementPercent",
  "customerSatisfaction",
] as const;
export type DeskFigures = Record<(typeof figureNames)[number], DeskFigure>;

/** The eight stat cards of the super dashboard, each one a sum over rows. */
export async function readDeskFigures(actor: Actor): Promise<DeskFigures> {
  dashboardPermissions.assertCan(actor, "dashboard.read");
  const at = now();
  const today = istDate(at);
  const [current, earlier] = await Promise.all([
    readAt(today, at),
    readAt(monthBefore(today), endOfIstDay(monthBefore(today))),
  ]);
  return Object.fromEntries(
    figureNames.map((name) => [name, { now: Number(current[name]), before: Number(earlier[name]) }]),
  ) as DeskFigures;
}

type Row = Record<(typeof figureNames)[number], number>;

async function readAt(day: string, at: Date): Promise<Row> {
  const moment = at.toISOString();
  const { rows } = await database().execute<Row>(sql`
    with decided as (
      select count(*) filter (where status = 'approved') as approved, count(*) as all_of_them,
        avg(rating) as rating
      from claim where deleted_at is null and status <> 'processing' and decided_at <= ${moment}::timestamptz
    )
    select
      (select coalesce(sum(policies), 0) from policy_day where sold_on <= ${day}::date)::float8
        as "totalPolicies",
      (select count(*) from claim where deleted_at is null and created_at <= ${moment}::timestamptz
        and (decided_at is null or decided_at > ${moment}::timestamptz))::float8 as "activeClaims",
      (select coalesce(sum(amount_paise - refunded_paise), 0) from insurance_payment_day
        where status = 'success' and paid_on <= ${day}::date)::float8 as "totalRevenuePaise",
      (select count(*) from insurance_agent where status = 'active' and created_at <= ${moment}::timestamptz
        and (deleted_at is null or deleted_at > ${moment}::timestamptz))::float8 as "activeAgents",
      (select count(*) from hospital_partner where status = 'active' and created_at <= ${moment}::timestamptz
        and (deleted_at is null or deleted_at > ${moment}::timestamptz))::float8 as "hospitalPartners",
      (select count(*) from fraud_alert where detected_at <= ${moment}::timestamptz
        and (decided_at is null or decided_at > ${moment}::timestamptz))::float8 as "fraudAlerts",
      coalesce((select 100.0 * approved / nullif(all_of_them, 0) from decided), 0)::float8
        as "claimSettlementPercent",
      coalesce((select rating from decided), 0)::float8 as "customerSatisfaction"`);
  const [row] = rows;
  if (!row) throw new Error("The figures of the dashboard could not be read");
  return row;
}

/** The same day of the month before; its last one where it is shorter. */
function monthBefore(day: string): string {
  const lastOfMonthBefore = addIstDays(`${day.slice(0, 7)}-01`, -1);
  return lastOfMonthBefore.slice(8) < day.slice(8)
    ? lastOfMonthBefore
    : `${lastOfMonthBefore.slice(0, 8)}${day.slice(8)}`;
}
