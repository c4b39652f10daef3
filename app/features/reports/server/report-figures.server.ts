import { sql } from "drizzle-orm";
import { isGiver } from "#app/core/portals/roles.ts";
import { smallGroups } from "#app/core/small-groups.ts";
import { database } from "#app/db/opening/client.server.ts";
import { everyMonth } from "../every-month.ts";
import type { ReportScope } from "../report-scope.ts";
import type { DayRange, ReportSubject } from "../report-words.ts";
import { figureSql, type Subject } from "./figure-sql.server.ts";
import { purposeFigures } from "./purpose-figures.server.ts";

const { month, within, indianDay } = figureSql;

const subjects: Record<ReportSubject, Subject> = {
  ...purposeFigures,
  policies: {
    heads: ["Month", "Policies", "Premium"],
    kinds: ["count", "money"],
    query: (range) => sql`select ${month(sql`sold_on`)} as name,
      array[sum(policies), sum(premium_paise)]::float8[] as figures
      from policy_day where ${within(sql`sold_on`, range)} group by 1 order by 1`,
  },
  revenue: {
    heads: ["Month", "Net revenue", "Refunded", "Successful", "Failed"],
    kinds: ["money", "money", "count", "count"],
    query: (range) => sql`select ${month(sql`paid_on`)} as name,
      array[
        coalesce(sum(amount_paise - refunded_paise) filter (where status = 'success'), 0),
        sum(refunded_paise),
        coalesce(sum(payments) filter (where status = 'success'), 0),
        coalesce(sum(payments) filter (where status = 'failed'), 0)]::float8[] as figures
      from insurance_payment_day where ${within(sql`paid_on`, range)} group by 1 order by 1`,
  },
  claims: {
    heads: ["Month", "Received", "Approved", "Rejected", "Processing", "Approved amount"],
    kinds: ["count", "count", "count", "count", "money"],
    query: (range) => sql`select ${month(sql`claimed_on`)} as name,
      array[count(*), count(*) filter (where status = 'approved'), count(*) filter (where status = 'rejected'),
        count(*) filter (where status = 'processing'),
        coalesce(sum(amount_paise) filter (where status = 'approved'), 0)]::float8[] as figures
      from claim where deleted_at is null and ${within(sql`claimed_on`, range)} group by 1 order by 1`,
  },
  agents: {
    heads: ["Agent", "Policies", "Premium", "Commission"],
    kinds: ["count", "money", "money"],
    query: (range) => sql`select a.name || ' (' || a.region || ')' as name,
      array[count(p.id), coalesce(sum(p.premium_paise), 0),
        coalesce(floor(sum(p.premium_paise) * a.commission_percent / 100.0), 0)]::float8[] as figures
      from insurance_agent a left join policy p on p.agent_number = a.number and p.deleted_at is null
        and ${within(sql`p.sold_on`, range)}
      group by a.number, a.name, a.region, a.commission_percent order by a.number`,
  },
  enquiries: {
    heads: ["Month", "Received", "Answered", "Late", "Grievances"],
    kinds: ["count", "count", "count", "count"],
    query: (range) => sql`select ${month(indianDay(sql`created_at`))} as name,
      array[count(*), count(answered_at), count(escalated_at),
        count(*) filter (where kind = 'grievance')]::float8[] as figures
      from enquiry where ${within(indianDay(sql`created_at`), range)} group by 1 order by 1`,
  },
};

/**
 * The rows of a report as numbers, straight from the tables. Rows that are groups of people are left out where they
 * are small; for a giver, who knows none of the students, in every report.
 */
export async function reportFigures(subject: ReportSubject, range: DayRange, scope: ReportScope) {
  const { heads, kinds, isAboutPeople, query } = subjects[subject];
  const { rows } = await database().execute<{ name: string; figures: number[] }>(query(range, scope));
  const read = everyMonth(rows.map(({ name, figures }) => ({ name, figures: figures.map(Number) })));
  const hides = isAboutPeople || (isGiver(scope.owner?.kind) && subject !== "donations");
  const size = ({ figures }: { figures: number[] }) => figures[isAboutPeople ? figures.length - 1 : 0] ?? 0;
  const hidden = hides ? smallGroups(read, size) : new Set();
  return { heads, kinds, all: read, rows: read.filter((row) => !hidden.has(row)), hidden: hidden.size };
}
