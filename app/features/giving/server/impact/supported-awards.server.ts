import { type SQL, sql } from "drizzle-orm";

/** The awards that hold rupees of an organisation, with how much of them is its own. */
export function supportedAwards(organisationId: string): SQL {
  return sql`(select w.id, w.student_id, w.application_id, w.programme_id, w.status, w.created_at, w.paid_at,
      -sum(e.amount_paise) as given_paise
    from donation d
    join ledger_entry e on e.source_id = d.id
    join ledger_transaction t on t.id = e.transaction_id and t.kind = 'award'
    join ledger_account a on a.id = e.account_id and a.kind = 'award'
    join award w on w.id = a.owner_id
    where d.organisation_id = ${organisationId} and d.status <> 'refunded'
    group by w.id)`;
}
