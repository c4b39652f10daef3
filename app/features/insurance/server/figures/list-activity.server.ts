import { sql } from "drizzle-orm";
import { formatRelative } from "#app/core/clock.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import type { Activity } from "../../activity.ts";
import { dashboardPermissions } from "../../dashboard-permissions.ts";

type Row = {
  kind: Activity["kind"];
  id: string;
  at: Date;
  name: string;
  detail: string | null;
  paise: number | null;
};

const titles: Record<Activity["kind"], string> = {
  policy: "Policy purchased",
  claim: "Claim approved",
  agent: "Agent onboarded",
  hospital: "Hospital partner added",
};

const sections: Record<Activity["kind"], string> = {
  policy: "/admin/policy-cards",
  claim: "/admin/claim-management",
  agent: "/admin/agent-franchise",
  hospital: "/admin/hospital-partners",
};

/** Policies are sold all day: without a share for each kind nothing else would ever be seen. */
const ofEachKind = 3;

/** What happened last, of the four kinds the document names, newest first. */
export async function listActivity(actor: Actor, limit = 8): Promise<Activity[]> {
  dashboardPermissions.assertCan(actor, "dashboard.read_activity");
  const { rows } = await database().execute<Row>(sql`
    select kind, id, at, name, detail, paise::float8 as paise from (
      (select 'policy' as kind, id, created_at as at, customer_name as name, plan as detail, premium_paise as paise
        from policy where deleted_at is null order by created_at desc limit ${ofEachKind})
      union all
      (select 'claim', id, decided_at, claim_number, null, amount_paise from claim
        where deleted_at is null and status = 'approved' and decided_at is not null
        order by decided_at desc limit ${ofEachKind})
      union all
      (select 'agent', id, created_at, name, region, null from insurance_agent
        where deleted_at is null order by created_at desc limit ${ofEachKind})
      union all
      (select 'hospital', id, created_at, name, city, null from hospital_partner
        where deleted_at is null order by created_at desc limit ${ofEachKind})
    ) found order by at desc, id limit ${limit}`);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    title: titles[row.kind],
    line: lineOf(row),
    href: sections[row.kind],
    when: formatRelative(new Date(row.at)),
  }));
}

function lineOf({ kind, name, detail, paise: amount }: Row): string {
  const plan = detail && kind === "policy" ? `${detail[0]?.toUpperCase()}${detail.slice(1)} plan` : detail;
  return [name, plan, amount === null ? null : formatMoney(paise(amount))].filter(Boolean).join(", ");
}
