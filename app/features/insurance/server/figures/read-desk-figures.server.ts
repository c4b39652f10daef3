import { type SQL, sql } from "drizzle-orm";
import { addIstDays, endOfIstDay, istDate, now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { dashboardPermissions } from "../../dashboard-permissions.ts";

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
  const then = monthBefore(today);
  const [row] = await readBoth([today, at.toISOString()], [then, endOfIstDay(then).toISOString()]);
  if (!row) throw new Error("The figures of the dashboard could not be read");
  return Object.fromEntries(
    figureNames.map((name) => [name, { now: Number(row[name][0]), before: Number(row[name][1]) }]),
  ) as DeskFigures;
}

type Moment = readonly [day: string, instant: string];
type Row = Record<(typeof figureNames)[number], [now: number, before: number]>;

/** Both moments in one pass over the counted days and the few small tables. */
async function readBoth(...[current, earlier]: readonly [Moment, Moment]): Promise<Row[]> {
  const twice = (figure: (day: SQL, at: SQL) => SQL): SQL => {
    const [first, second] = [current, earlier].map(([day, at]) =>
      figure(sql`${day}::date`, sql`${at}::timestamptz`),
    );
    return sql`array[${first}, ${second}]::float8[]`;
  };
  const sumUntil = (column: SQL, of: SQL) =>
    twice((day) => sql`coalesce(sum(${column}) filter (where ${of} <= ${day}), 0)`);
  const openAt = (from: SQL, until: SQL) =>
    twice(
      (_, at) => sql`count(*) filter (where ${from} <= ${at} and (${until} is null or ${until} > ${at}))`,
    );
  const share = (part: SQL, whole: SQL) =>
    twice(
      (day) => sql`coalesce(sum(${part}) filter (where day <= ${day} and status <> 'processing')::numeric
      / nullif(sum(${whole}) filter (where day <= ${day} and status <> 'processing'), 0), 0)`,
    );
  const { rows } = await database().execute<Row>(sql`
    select policies."totalPolicies", claims.*, payments."totalRevenuePaise", agents."activeAgents",
      hospitals."hospitalPartners", alerts."fraudAlerts"
    from (select ${sumUntil(sql`policies`, sql`sold_on`)} as "totalPolicies" from policy_day) policies,
      (select ${sumUntil(sql`opened - decided`, sql`day`)} as "activeClaims",
        ${share(sql`case when status = 'approved' then 100 * decided else 0 end`, sql`decided`)} as "claimSettlementPercent",
        ${share(sql`rating_sum`, sql`ratings`)} as "customerSatisfaction" from claim_day) claims,
      (select ${sumUntil(sql`amount_paise - refunded_paise`, sql`paid_on`)} as "totalRevenuePaise"
        from insurance_payment_day where status = 'success') payments,
      (select ${openAt(sql`created_at`, sql`deleted_at`)} as "activeAgents"
        from insurance_agent where status = 'active') agents,
      (select ${openAt(sql`created_at`, sql`deleted_at`)} as "hospitalPartners"
        from hospital_partner where status = 'active') hospitals,
      (select ${openAt(sql`detected_at`, sql`decided_at`)} as "fraudAlerts" from fraud_alert) alerts`);
  return rows;
}

/** The same day of the month before; its last one where it is shorter. */
function monthBefore(day: string): string {
  const lastOfMonthBefore = addIstDays(`${day.slice(0, 7)}-01`, -1);
  return lastOfMonthBefore.slice(8) < day.slice(8)
    ? lastOfMonthBefore
    : `${lastOfMonthBefore.slice(0, 8)}${day.slice(8)}`;
}
