import { and, eq, inArray, or, sql } from "drizzle-orm";
import { endOfIstDay, type IstDay, istDate, now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict } from "#app/core/requests/errors.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { ledgerAccount, ledgerEntry, ledgerTransaction } from "#app/db/schema/ledger.ts";
import { type AccountRef, accountKinds, type EntryLine } from "../ledger.ts";

export interface NewTransaction {
  /** "donation:<id>": posted again under the same key it gives the first one back (T38). */
  readonly key: string;
  readonly kind: string;
  readonly subjectId?: string | null;
  readonly reference?: string | null;
  readonly reversesId?: string | null;
  /** The bank's own day, where that is earlier; its month has to be open. */
  readonly day?: IstDay;
  readonly lines: readonly EntryLine[];
}

export interface PostedTransaction {
  readonly id: string;
  /** False: it stood there already. */
  readonly isNew: boolean;
}

/**
 * The one way into the ledger, in the transaction of what causes it; the caller has checked who may. What
 * does not balance, and what overdraws a guarded account, is refused here and by the database.
 */
export async function postTransaction(
  tx: Tx,
  actor: Pick<Actor, "role" | "userId">,
  wanted: NewTransaction,
): Promise<PostedTransaction> {
  assertBalanced(wanted.lines);
  const ids = await lockAccounts(
    tx,
    wanted.lines.map((line) => line.account),
  );
  const at = wanted.day && wanted.day < istDate() ? endOfIstDay(wanted.day) : now();
  const [written] = await tx
    .insert(ledgerTransaction)
    .values({
      id: newId(),
      key: wanted.key,
      kind: wanted.kind,
      subjectId: wanted.subjectId ?? null,
      reversesId: wanted.reversesId ?? null,
      reference: wanted.reference ?? null,
      entryCount: wanted.lines.length,
      actorRole: actor.role,
      actorId: actor.userId,
      postedAt: at,
    })
    .onConflictDoNothing({ target: ledgerTransaction.key })
    .returning({ id: ledgerTransaction.id });
  if (!written) return { id: await standing(tx, wanted), isNew: false };
  await tx.insert(ledgerEntry).values(
    wanted.lines.map(({ account, amountPaise, sourceId }) => ({
      id: newId(),
      transactionId: written.id,
      accountId: ids.get(nameOf(account)) ?? "",
      amountPaise,
      sourceId,
      postedAt: at,
    })),
  );
  return { id: written.id, isNew: true };
}

function assertBalanced(lines: readonly EntryLine[]): void {
  const sums = new Map<string | null, number>();
  for (const { sourceId, amountPaise } of lines) {
    if (!Number.isSafeInteger(amountPaise) || amountPaise === 0) throw new RangeError("No amount of paise");
    sums.set(sourceId, (sums.get(sourceId) ?? 0) + amountPaise);
  }
  if (lines.length < 2 || [...sums.values()].some((sum) => sum !== 0)) {
    throw new RangeError("A ledger transaction must balance, the rupees of each source by themselves");
  }
}

async function standing(tx: Tx, wanted: NewTransaction): Promise<string> {
  const [found] = await tx
    .select({ id: ledgerTransaction.id, kind: ledgerTransaction.kind, subject: ledgerTransaction.subjectId })
    .from(ledgerTransaction)
    .where(eq(ledgerTransaction.key, wanted.key));
  if (found?.kind === wanted.kind && found.subject === (wanted.subjectId ?? null)) return found.id;
  throw conflict("This was already booked with other content.", "ledger_conflict");
}

function nameOf({ kind, ownerId }: AccountRef): string {
  return `${kind}:${ownerId ?? ""}`;
}

/** Opens what is not there yet, and holds the guarded ones, always in the same order: no two wait crosswise. */
async function lockAccounts(tx: Tx, refs: readonly AccountRef[]): Promise<Map<string, string>> {
  const wanted = [...new Map(refs.map((ref) => [nameOf(ref), ref])).values()];
  await tx
    .insert(ledgerAccount)
    .values(
      wanted.map(({ kind, ownerId }) => ({
        id: newId(),
        kind,
        ownerId,
        isGuarded: accountKinds[kind].isGuarded,
        createdAt: now(),
      })),
    )
    .onConflictDoNothing();
  const isWanted = or(
    ...wanted.map(({ kind, ownerId }) =>
      and(
        eq(ledgerAccount.kind, kind),
        ownerId === null ? sql`owner_id is null` : eq(ledgerAccount.ownerId, ownerId),
      ),
    ),
  );
  const rows = await tx
    .select({ id: ledgerAccount.id, kind: ledgerAccount.kind, ownerId: ledgerAccount.ownerId })
    .from(ledgerAccount)
    .where(isWanted);
  const guarded = rows.filter(({ kind }) => accountKinds[kind].isGuarded).map(({ id }) => id);
  if (guarded.length > 0) {
    await tx
      .select({ id: ledgerAccount.id })
      .from(ledgerAccount)
      .where(inArray(ledgerAccount.id, guarded))
      .orderBy(ledgerAccount.id)
      .for("update");
  }
  return new Map(rows.map((row) => [nameOf(row), row.id]));
}
