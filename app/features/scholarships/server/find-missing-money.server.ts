import { and, eq, ne, sql } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { programme } from "#app/db/schema/programmes.ts";
import { missingMoney, sourceOf } from "../money-source.ts";
import { getScholarshipTerms } from "./get-scholarship-terms.server.ts";
import type { ScholarshipRow } from "./lock-scholarship.server.ts";

/** What stands between a scholarship and opening, in words; null when its money or promise is there. */
export async function findMissingMoney(tx: Tx, row: ScholarshipRow): Promise<string | null> {
  const terms = await getScholarshipTerms(row.id, { tx });
  const source = sourceOf(row.ownerKind, terms.moneySource);
  const [fund] = await tx
    .select({ id: programme.id })
    .from(programme)
    .where(and(eq(programme.scholarshipId, row.id), ne(programme.status, "completed")));
  return missingMoney({
    source,
    seats: terms.seats,
    awardPaise: terms.awardPaise,
    givenPaise: fund ? await readGiven(tx, fund.id) : 0,
    isPromised: terms.promisedAt !== null,
  });
}

/** What came in for a programme, less what went back to its givers. */
async function readGiven(tx: Tx, programmeId: string): Promise<number> {
  const { rows } = await tx.execute<{ given: string }>(sql`
    select coalesce(-sum(e.amount_paise), 0) as given from ledger_entry e
    join ledger_account a on a.id = e.account_id and a.kind = 'programme' and a.owner_id = ${programmeId}
    join ledger_transaction t on t.id = e.transaction_id
    left join ledger_transaction r on r.id = t.reverses_id
    where coalesce(r.kind, t.kind) in ('placement', 'take_out', 'refund', 'deposit', 'set_aside')`);
  return Number(rows[0]?.given ?? 0);
}
