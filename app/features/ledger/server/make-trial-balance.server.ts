import { sql } from "drizzle-orm";
import { istDate, now } from "#app/core/clock.ts";
import { systemActor } from "#app/core/portals/permissions.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { trialBalance } from "#app/db/schema/ledger.ts";

export type TrialBalance = typeof trialBalance.$inferSelect;

/** Adds the whole ledger up as it stands, and keeps the sheet of the day. */
export async function makeTrialBalance(): Promise<TrialBalance> {
  return inTransaction(
    async (tx) => {
      const { rows } = await tx.execute<{ transactions: number; debit: string; credit: string }>(sql`
        select (select count(*) from ledger_transaction)::int as transactions,
          coalesce(sum(amount_paise) filter (where amount_paise > 0), 0) as debit,
          coalesce(-sum(amount_paise) filter (where amount_paise < 0), 0) as credit
        from ledger_entry`);
      const faults = await tx.execute<{ faults: number }>(sql`
        select ((select count(*) from (select from ledger_entry group by transaction_id, source_id
            having sum(amount_paise) <> 0) as unbalanced)
          + (select count(*) from ledger_account a where a.is_guarded and a.balance_paise <>
            (select coalesce(sum(e.amount_paise), 0) from ledger_entry e where e.account_id = a.id))
          + (select count(*) from (select from ledger_entry e join ledger_account a on a.id = e.account_id
            where a.is_guarded group by e.account_id, e.source_id having sum(e.amount_paise) > 0) as overspent)
          )::int as faults`);
      const kinds = await tx.execute<{ kind: string; balance: string }>(sql`
        select a.kind, sum(e.amount_paise) as balance from ledger_entry e
        join ledger_account a on a.id = e.account_id group by a.kind order by a.kind`);
      const sheet = {
        day: istDate(),
        transactions: rows[0]?.transactions ?? 0,
        debitPaise: Number(rows[0]?.debit ?? 0),
        creditPaise: Number(rows[0]?.credit ?? 0),
        faults: faults.rows[0]?.faults ?? 0,
        balances: Object.fromEntries(kinds.rows.map(({ kind, balance }) => [kind, Number(balance)])),
        madeAt: now(),
      };
      await tx
        .insert(trialBalance)
        .values(sheet)
        .onConflictDoUpdate({ target: trialBalance.day, set: sheet });
      const { transactions, faults: found } = sheet;
      await writeAudit(tx, {
        chain: "ledger",
        actor: systemActor,
        event: found > 0 ? "ledger.unbalanced" : "ledger.balanced",
        details: { transactions, faults: found },
      });
      return sheet;
    },
    { isolation: "repeatable read" },
  );
}
