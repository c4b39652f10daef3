import { sql } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import type { MoneyFlow } from "../../donation-view.ts";
import { generalFund } from "../../general-fund.ts";
import { openOrganisation } from "../open-organisation.server.ts";

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
      select d.id, d.programme_id, d.paid_at, d.amount_paise - d.refunded_paise as kept from donation d
      where d.organisation_id = ${id} and d.status in ('active', 'completed')
    ), moved as (
      select own.id, own.kept,
        coalesce(-sum(e.amount_paise) filter (where a.kind = 'programme'
          and a.owner_id <> ${generalFund.id}
          and coalesce(r.kind, t.kind) in ('placement', 'take_out', 'refund', 'set_aside')), 0) as placed,
        coalesce(-sum(e.amount_paise) filter (where a.kind = 'award' and t.kind = 'award'), 0) as awarded,
        coalesce(-sum(e.amount_paise) filter (where a.kind = 'bank' and t.kind = 'payout_paid'), 0) as paid
      from own join ledger_entry e on e.source_id = own.id
      join ledger_account a on a.id = e.account_id
      join ledger_transaction t on t.id = e.transaction_id
      left join ledger_transaction r on r.id = t.reverses_id group by own.id, own.kept
    )
    select (select coalesce(sum(kept), 0) from own) as given,
      (select count(*)::int from own) as donations,
      (select extract(year from min(paid_at) at time zone 'Asia/Kolkata')::int from own) as since,
      (select count(distinct programme_id)::int from own where programme_id <> ${generalFund.id}) as programmes,
      -- What went back after students had it is the operator's: the giver's share ends at what it left here.
      -- I22: what lies in the general fund is in no program yet; what went from there to a student was in need of none.
      coalesce(sum(least(greatest(placed, awarded), kept)), 0) as placed,
      coalesce(sum(least(awarded, kept)), 0) as awarded,
      (select count(distinct w.student_id)::int from own join ledger_entry e on e.source_id = own.id
        join ledger_transaction t on t.id = e.transaction_id and t.kind = 'award'
        join ledger_account a on a.id = e.account_id and a.kind = 'award'
        join award w on w.id = a.owner_id) as students,
      coalesce(sum(least(paid, kept)), 0) as paid
    from moved`);
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
