import { eq } from "drizzle-orm";
import { notFound } from "#app/core/errors.ts";
import type { Actor } from "#app/core/permissions.ts";
import type { Tx } from "#app/db/client.server.ts";
import { ledgerAccount, ledgerEntry, ledgerTransaction } from "#app/db/schema/funding.ts";
import { type PostedTransaction, postTransaction } from "./post-transaction.server.ts";

/**
 * A mistake is not edited but answered by its mirror image, once. Refused by the guard when the money has
 * gone on since: then that has to be reversed first. The caller has checked who may.
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
      kind: ledgerAccount.kind,
      ownerId: ledgerAccount.ownerId,
      amountPaise: ledgerEntry.amountPaise,
      sourceId: ledgerEntry.sourceId,
    })
    .from(ledgerEntry)
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerEntry.accountId))
    .where(eq(ledgerEntry.transactionId, original.id));
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
