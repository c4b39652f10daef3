import { and, eq, sql } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict } from "#app/core/requests/errors.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { ledgerAccount, ledgerEntry, ledgerTransaction } from "#app/db/schema/ledger.ts";
import { type AccountRef, type Lot, takeFromLots } from "../ledger.ts";
import { type PostedTransaction, postTransaction } from "./post-transaction.server.ts";

export interface Movement {
  readonly key: string;
  readonly kind: string;
  /** A guarded account: giver, programme, award or payout. */
  readonly from: AccountRef & { readonly ownerId: string };
  readonly to: AccountRef;
  readonly amountPaise: number;
  readonly subjectId?: string | null;
  readonly reference?: string | null;
  /** Only the rupees of this source. */
  readonly sourceId?: string;
}

/**
 * Moves what is held in one account to another, the oldest rupees first, each keeping its source. Refused when
 * the account holds too little: whoever comes second waits, and sees what the first one left.
 */
export async function moveMoney(
  tx: Tx,
  actor: Pick<Actor, "role" | "userId">,
  movement: Movement,
): Promise<PostedTransaction> {
  const { key, kind, from, to, amountPaise, subjectId = null, reference = null } = movement;
  const [held] = await tx
    .select({ id: ledgerAccount.id })
    .from(ledgerAccount)
    .where(and(eq(ledgerAccount.kind, from.kind), eq(ledgerAccount.ownerId, from.ownerId)))
    .for("update");
  const [posted] = await tx
    .select({ id: ledgerTransaction.id })
    .from(ledgerTransaction)
    .where(eq(ledgerTransaction.key, key));
  if (posted) return { id: posted.id, isNew: false };
  const lots = held ? await listLots(tx, held.id) : [];
  const usable = movement.sourceId ? lots.filter(({ sourceId }) => sourceId === movement.sourceId) : lots;
  const taken = takeFromLots(usable, amountPaise);
  if (!taken) throw conflict("There is not enough money left for this.", "not_enough_money");
  const lines = taken.flatMap(({ sourceId, heldPaise }) => [
    { account: from, amountPaise: heldPaise, sourceId },
    { account: to, amountPaise: -heldPaise, sourceId },
  ]);
  return postTransaction(tx, actor, { key, kind, subjectId, reference, lines });
}

async function listLots(tx: Tx, accountId: string): Promise<Lot[]> {
  const held = sql<string>`-sum(${ledgerEntry.amountPaise})`;
  const rows = await tx
    .select({ sourceId: ledgerEntry.sourceId, held })
    .from(ledgerEntry)
    .where(eq(ledgerEntry.accountId, accountId))
    .groupBy(ledgerEntry.sourceId)
    .having(sql`sum(${ledgerEntry.amountPaise}) < 0`)
    .orderBy(sql`min(${ledgerEntry.postedAt})`, ledgerEntry.sourceId);
  return rows.map((row) => ({ sourceId: row.sourceId, heldPaise: Number(row.held) }));
}
