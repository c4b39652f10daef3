import { and, eq, ne, sql } from "drizzle-orm";
import { database, type Tx } from "#app/db/opening/client.server.ts";
import { programme } from "#app/db/schema/programmes.ts";

/** What came in for a scholarship's programme, and when; what went back to its givers is below zero. The oldest first. */
export async function listGiven(
  scholarshipId: string,
  tx: Tx | ReturnType<typeof database> = database(),
): Promise<{ readonly paise: number; readonly at: Date }[]> {
  const [fund] = await tx
    .select({ id: programme.id })
    .from(programme)
    .where(and(eq(programme.scholarshipId, scholarshipId), ne(programme.status, "completed")));
  if (!fund) return [];
  const { rows } = await tx.execute<{ given: string; at: string | Date }>(sql`
    select -e.amount_paise as given, t.posted_at as at from ledger_entry e
    join ledger_account a on a.id = e.account_id and a.kind = 'programme' and a.owner_id = ${fund.id}
    join ledger_transaction t on t.id = e.transaction_id
    left join ledger_transaction r on r.id = t.reverses_id
    where coalesce(r.kind, t.kind) in ('placement', 'take_out', 'refund', 'deposit', 'set_aside')
    order by t.serial`);
  return rows.map(({ given, at }) => ({ paise: Number(given), at: new Date(at) }));
}
