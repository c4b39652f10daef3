import { sql } from "drizzle-orm";
import { financialYear, startOfIstDay } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { openOrganisation } from "../open-organisation.server.ts";
import { supportedAwards } from "./supported-awards.server.ts";

export interface Impact {
  /** Of those who told us, how many went on or finished; null while nobody has. */
  readonly score: number | null;
  readonly reported: number;
  readonly wentOn: number;
  readonly students: number;
  readonly girls: number;
  readonly states: number;
  /** From the award to the bank, the middle one. */
  readonly daysToBank: number | null;
  readonly activePrograms: number;
  readonly completedPrograms: number;
  readonly givenThisYearPaise: number;
}

type Row = {
  reported: number;
  went: number;
  students: number;
  girls: number;
  states: number;
  days: number | null;
  active: number;
  completed: number;
  year: string;
};

/** The figures of the head, the tiles and the highlights, each from rows. */
export async function readImpact(actor: Actor): Promise<Impact> {
  const { id } = await openOrganisation(actor);
  const yearStart = startOfIstDay(`${financialYear()}-04-01`).toISOString();
  const { rows } = await database().execute<Row>(sql`
    with own as ${supportedAwards(id)}
    select count(n.id) filter (where n.progress <> 'same')::int as reported,
      count(n.id) filter (where n.progress in ('continued', 'finished'))::int as went,
      count(distinct o.student_id)::int as students,
      count(distinct o.student_id) filter (where p.answers -> 'gender' ->> 'value' = 'female')::int as girls,
      count(distinct p.answers -> 'state' ->> 'value')::int as states,
      percentile_disc(0.5) within group (order by extract(day from o.paid_at - o.created_at)::int)
        filter (where o.paid_at is not null) as days,
      (select count(distinct d.programme_id)::int from donation d join programme g on g.id = d.programme_id
        where d.organisation_id = ${id} and d.status in ('active', 'completed') and g.status = 'active' and g.kind <> 'general') as active,
      (select count(distinct d.programme_id)::int from donation d join programme g on g.id = d.programme_id
        where d.organisation_id = ${id} and d.status in ('active', 'completed') and g.status = 'completed' and g.kind <> 'general') as completed,
      (select coalesce(sum(d.amount_paise - d.refunded_paise), 0) from donation d where d.organisation_id = ${id}
        and d.status in ('active', 'completed') and d.paid_at >= ${yearStart}) as year
    from own o join application p on p.id = o.application_id
    left join scholar_note n on n.award_id = o.id`);
  const row = rows[0];
  const reported = row?.reported ?? 0;
  return {
    score: reported > 0 ? Math.round(((row?.went ?? 0) * 100) / reported) : null,
    reported,
    wentOn: row?.went ?? 0,
    students: row?.students ?? 0,
    girls: row?.girls ?? 0,
    states: row?.states ?? 0,
    daysToBank: row?.days ?? null,
    activePrograms: row?.active ?? 0,
    completedPrograms: row?.completed ?? 0,
    givenThisYearPaise: Number(row?.year ?? 0),
  };
}
