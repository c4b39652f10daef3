import { sql } from "drizzle-orm";
import { startOfIstDay } from "#app/core/clock.ts";
import { database, type Tx } from "#app/db/opening/client.server.ts";
import { journalPeriod } from "../journal-period.ts";
import { journalParts } from "../server/journal-parts.server.ts";

export interface MonthSums {
  readonly transactions: number;
  readonly debitPaise: number;
  readonly creditPaise: number;
}

const isoMonth = sql`to_char(e.posted_at at time zone 'Asia/Kolkata', 'YYYY-MM')`;

/** The operator's entries of each month, as the journal shows them. */
export async function sumMonths(tx: Tx | null = null): Promise<Map<string, MonthSums>> {
  const { rows } = await (tx ?? database()).execute<{
    month: string;
    transactions: number;
    debit: string;
    credit: string;
  }>(sql`select ${isoMonth} as month, count(distinct e.transaction_id)::int as transactions,
      coalesce(sum(e.amount_paise) filter (where e.amount_paise > 0), 0) as debit,
      coalesce(-sum(e.amount_paise) filter (where e.amount_paise < 0), 0) as credit
    from ledger_entry e join ledger_transaction on ledger_transaction.id = e.transaction_id
    where ${journalParts.isOperators} group by 1 order by 1`);
  return new Map(
    rows.map(({ month, transactions, debit, credit }) => [
      month,
      { transactions, debitPaise: Number(debit), creditPaise: Number(credit) },
    ]),
  );
}

/** What each kind of account held when the month was over; debits above zero. */
export async function balancesAfter(tx: Tx, month: string): Promise<Record<string, number>> {
  const { rows } = await tx.execute<{ kind: string; balance: string }>(sql`
    select a.kind, sum(e.amount_paise) as balance from ledger_entry e
    join ledger_account a on a.id = e.account_id
    join ledger_transaction on ledger_transaction.id = e.transaction_id
    where ${journalParts.isOperators} and e.posted_at < ${startOfIstDay(journalPeriod(month).until).toISOString()}::timestamptz
    group by a.kind order by a.kind`);
  return Object.fromEntries(rows.map(({ kind, balance }) => [kind, Number(balance)]));
}
