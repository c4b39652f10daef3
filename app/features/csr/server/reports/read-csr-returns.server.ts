import { sql } from "drizzle-orm";
import { type IstDay, istDate } from "#app/core/clock.ts";
import { database } from "#app/db/opening/client.server.ts";

export interface CsrReturn {
  readonly programmeId: string;
  readonly day: IstDay;
  readonly amountPaise: number;
}

/**
 * Money a company got back although students have it: the operator paid for them, so it is no spending of the
 * company's, and is taken off on the day it went back.
 */
export async function readCsrReturns(organisationId: string): Promise<CsrReturn[]> {
  const { rows } = await database().execute<{ programmeId: string; at: Date; amount: string }>(sql`
    select d.programme_id as "programmeId", t.posted_at as at, -e.amount_paise as amount
    from donation d
    join programme p on p.id = d.programme_id and p.organisation_id = d.organisation_id
    join ledger_transaction t on t.subject_id = d.id and t.kind = 'refund_by_operator'
    join ledger_entry e on e.transaction_id = t.id
    join ledger_account a on a.id = e.account_id and a.kind = 'bank'
    where d.organisation_id = ${organisationId} and d.refunded_paise > 0`);
  return rows.map(({ programmeId, at, amount }) => ({
    programmeId,
    day: istDate(new Date(at)),
    amountPaise: Number(amount),
  }));
}
