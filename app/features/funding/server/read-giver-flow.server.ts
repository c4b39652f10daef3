import { sql } from "drizzle-orm";
import type { Actor } from "#app/core/permissions.ts";
import { database } from "#app/db/client.server.ts";
import type { MoneyFlow } from "../donation-view.ts";
import { openOrganisation } from "./open-organisation.server.ts";

type Row = {
  given: string;
  donations: number;
  since: number | null;
  programmes: number;
  placed: string;
  awarded: string;
  students: number;
  paid: string;
};

/** Where an organisation's money is: given, placed, awarded, in students' banks. All from the ledger. */
export async function readGiverFlow(actor: Actor): Promise<MoneyFlow> {
  const { id } = await openOrganisation(actor);
  const { rows } = await database().execute<Row>(sql`
    with own as (
      select d.id, d.programme_id, d.paid_at, d.amount_paise from donation d
      where d.organisation_id = ${id} and d.status in ('active', 'completed')
    ), moved as (
      select t.kind, a.kind as account, a.owner_id, e.amount_paise from own
      join ledger_entry e on e.source_id = own.id
      join ledger_account a on a.id = e.account_id
      join ledger_transaction t on t.id = e.transaction_id
      where t.kind in ('placement', 'award', 'payout_paid')
    )
    select (select coalesce(sum(amount_paise), 0) from own) as given,
      (select count(*)::int from own) as donations,
      (select extract(year from min(paid_at) at time zone 'Asia/Kolkata')::int from own) as since,
      (select count(distinct programme_id)::int from own) as programmes,
      coalesce(-sum(m.amount_paise) filter (where m.kind = 'placement' and m.account = 'programme'), 0) as placed,
      coalesce(-sum(m.amount_paise) filter (where m.kind = 'award' and m.account = 'award'), 0) as awarded,
      count(distinct w.student_id)::int as students,
      coalesce(-sum(m.amount_paise) filter (where m.kind = 'payout_paid' and m.account = 'bank'), 0) as paid
    from moved m left join award w on m.kind = 'award' and m.account = 'award' and w.id = m.owner_id`);
  const row = rows[0];
  return {
    givenPaise: Number(row?.given ?? 0),
    donations: row?.donations ?? 0,
    since: row?.since ? String(row.since) : null,
    placedPaise: Number(row?.placed ?? 0),
    programmes: row?.programmes ?? 0,
    awardedPaise: Number(row?.awarded ?? 0),
    students: row?.students ?? 0,
    paidPaise: Number(row?.paid ?? 0),
  };
}
