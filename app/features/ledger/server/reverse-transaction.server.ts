import { eq, inArray, sql } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, notFound } from "#app/core/requests/errors.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { ledgerAccount, ledgerEntry, ledgerTransaction } from "#app/db/schema/ledger.ts";
import { type PostedTransaction, postTransaction } from "./post-transaction.server.ts";

/**
 * A mistake is not edited but answered by its mirror image, once. Refused when the money has gone on since:
 * then that has to be reversed first. The caller has checked who may.
 */
export async function reverseTransaction(
  tx: Tx,
  actor: Pick<Actor, "role" | "userId">,
  key: string,
): Promise<PostedTransaction> {
  const [original] = await tx.select().from(ledgerTransaction).where(eq(ledgerTransaction.key, key));
  if (!original) throw notFound();
  const entries = await tx
    .select({
      accountId: ledgerAccount.id,
      kind: ledgerAccount.kind,
      ownerId: ledgerAccount.ownerId,
      isGuarded: ledgerAccount.isGuarded,
      amountPaise: ledgerEntry.amountPaise,
      sourceId: ledgerEntry.sourceId,
    })
    .from(ledgerEntry)
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerEntry.accountId))
    .where(eq(ledgerEntry.transactionId, original.id));
  const given = entries.filter(({ isGuarded, amountPaise }) => isGuarded && amountPaise < 0);
  await lock(
    tx,
    entries.filter(({ isGuarded }) => isGuarded).map(({ accountId }) => accountId),
  );
  const [standing] = await tx
    .select({ id: ledgerTransaction.id })
    .from(ledgerTransaction)
    .where(eq(ledgerTransaction.reversesId, original.id));
  if (standing) return { id: standing.id, isNew: false };
  for (const entry of given) await refuseSpent(tx, entry);
  return postTransaction(tx, actor, {
    key: `reversal:${key}`,
    kind: "reversal",
    subjectId: original.subjectId,
    reversesId: original.id,
    lines: entries.map(({ kind, ownerId, amountPaise, sourceId }) => ({
      account: { kind, ownerId },
      amountPaise: -amountPaise,
      sourceId,
    })),
  });
}

/** In the order of every posting, so that no two wait crosswise. */
async function lock(tx: Tx, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .select({ id: ledgerAccount.id })
    .from(ledgerAccount)
    .where(inArray(ledgerAccount.id, ids))
    .orderBy(ledgerAccount.id)
    .for("update");
}

/** An account may hold enough and yet not these rupees: then they belong to somebody else by now. */
async function refuseSpent(
  tx: Tx,
  { accountId, sourceId, amountPaise }: { accountId: string; sourceId: string | null; amountPaise: number },
): Promise<void> {
  const { rows } = await tx.execute<{ held: string }>(sql`
    select coalesce(-sum(amount_paise), 0) as held from ledger_entry
    where account_id = ${accountId} and source_id ${sourceId === null ? sql`is null` : sql`= ${sourceId}`}`);
  if (Number(rows[0]?.held ?? 0) < -amountPaise) {
    throw conflict("This money has gone on since. Reverse that first.", "not_enough_money");
  }
}
