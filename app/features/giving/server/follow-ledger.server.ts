import { eq, sql } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { programme } from "#app/db/schema/programmes.ts";
import { scholarshipTerms } from "#app/db/schema/scholarship-terms.ts";

/**
 * What a scholarship may award in all is what its programme was ever given: called wherever money comes in or
 * goes back, in the same transaction.
 */
export async function followLedger(tx: Tx, programmeId: string): Promise<void> {
  const [row] = await tx
    .select({ scholarshipId: programme.scholarshipId })
    .from(programme)
    .where(eq(programme.id, programmeId));
  if (!row?.scholarshipId) return;
  const { rows } = await tx.execute<{ given: string }>(sql`
    select coalesce(-sum(e.amount_paise), 0) as given from ledger_entry e
    join ledger_account a on a.id = e.account_id and a.kind = 'programme' and a.owner_id = ${programmeId}
    join ledger_transaction t on t.id = e.transaction_id
    left join ledger_transaction r on r.id = t.reverses_id
    where coalesce(r.kind, t.kind) in ('placement', 'take_out', 'refund', 'deposit', 'set_aside')`);
  const given = Number(rows[0]?.given ?? 0);
  await tx
    .update(scholarshipTerms)
    .set({ budgetPaise: Math.max(1, given), updatedAt: now() })
    .where(eq(scholarshipTerms.scholarshipId, row.scholarshipId));
}
