import { sql } from "drizzle-orm";
import { formatMoney, paise } from "#app/core/money.ts";
import { database } from "#app/db/opening/client.server.ts";
import type { FundScholarship } from "./fund-scholarship.ts";

const AT_MOST = 50;

/** Scholarships of the general fund that wait for their money, and closed ones that have some left. */
export async function listFundScholarships(heldPaise: number): Promise<FundScholarship[]> {
  const { rows } = await database().execute<{
    id: string;
    title: string;
    closed: boolean;
    needed: string;
    given: string;
    left_over: string;
  }>(sql`
    select * from (select s.id, s.title, s.status = 'closed' as closed, m.seats * m.award_paise as needed,
      coalesce((select -sum(e.amount_paise) from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
        where e.account_id = a.id and t.kind = 'set_aside'), 0) as given, coalesce(-a.balance_paise, 0) as left_over
      from scholarship s join scholarship_terms m on m.scholarship_id = s.id
      left join programme p on p.scholarship_id = s.id and p.status <> 'completed'
      left join ledger_account a on a.kind = 'programme' and a.owner_id = p.id
      where s.owner_kind = 'catalogue' and m.money_source = 'general_fund') found
    where (not closed and given < needed) or (closed and left_over > 0)
    order by title, id limit ${AT_MOST}`);
  return rows.map(({ id, title, closed, needed, given, left_over }) => {
    const missing = Number(needed) - Number(given);
    return {
      id,
      title,
      isClosed: closed,
      needed: formatMoney(paise(Number(needed))),
      amount: formatMoney(paise(closed ? Number(left_over) : missing)),
      canMove: closed || missing <= heldPaise,
    };
  });
}
