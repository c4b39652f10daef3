import { isNull, sql } from "drizzle-orm";
import { database, type Tx } from "#app/db/opening/client.server.ts";
import { bookClosing } from "#app/db/schema/book-closings.ts";
import { monthAfter } from "./book-month.ts";

export interface OpenMonths {
  /** The first month with an entry; null: nothing is booked yet. */
  readonly first: string | null;
  readonly lastClosed: string | null;
  /** The one to be closed next: months are closed one after the other. */
  readonly next: string | null;
}

export async function readOpenMonths(tx: Tx | null = null): Promise<OpenMonths> {
  const run = tx ?? database();
  const [closed] = await run
    .select({ last: sql<string | null>`max(${bookClosing.month})` })
    .from(bookClosing)
    .where(isNull(bookClosing.reopenedAt));
  const { rows } = await run.execute<{ first: string | null }>(
    sql`select to_char(min(posted_at) at time zone 'Asia/Kolkata', 'YYYY-MM') as first from ledger_entry`,
  );
  const first = rows[0]?.first ?? null;
  const lastClosed = closed?.last ?? null;
  return { first, lastClosed, next: lastClosed ? monthAfter(lastClosed) : first };
}
