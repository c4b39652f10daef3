import { and, inArray, sql } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict } from "#app/core/requests/errors.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { ledgerAccount, ledgerEntry, ledgerTransaction } from "#app/db/schema/ledger.ts";
import { type AccountKind, accountKinds, type Lot, takeFromLots } from "../ledger.ts";

/** One guarded account's money to another of the same person or thing, one for each line. */
export interface ManyMovements {
  readonly kind: string;
  readonly from: AccountKind;
  readonly to: AccountKind;
  readonly lines: readonly {
    readonly key: string;
    readonly fromId: string;
    readonly toId: string;
    readonly amountPaise: number;
    readonly subjectId: string;
  }[];
}

/** Below the 65,535 parameters that a statement may have. */
const ROWS = 2000;

/**
 * What moveMoney() does, for thousands by a handful of statements: all or none, each its own transaction of the
 * ledger, the oldest rupees first. Lines that were booked before are left alone (T38).
 */
export async function moveMany(
  tx: Tx,
  actor: Pick<Actor, "role" | "userId">,
  { kind, from, to, lines: wanted }: ManyMovements,
): Promise<void> {
  const accounts = await holdAccounts(tx, { from, to }, wanted);
  const booked = await listBooked(
    tx,
    wanted.map(({ key }) => key),
  );
  const lines = wanted.filter(({ key }) => !booked.has(key));
  const lots = await listLots(tx, [...accounts.from.values()]);
  const postedAt = now();
  const transactions: (typeof ledgerTransaction.$inferInsert)[] = [];
  const entries: (typeof ledgerEntry.$inferInsert)[] = [];
  for (const { key, fromId, toId, amountPaise, subjectId } of lines) {
    const [source, target] = [accounts.from.get(fromId) ?? "", accounts.to.get(toId) ?? ""];
    const taken = takeFromLots(lots.get(source) ?? [], amountPaise);
    if (!taken) throw conflict("There is not enough money left for this.", "not_enough_money");
    // Two lines from one account: the second sees what the first one left.
    lots.set(source, leftOf(lots.get(source) ?? [], taken));
    const id = newId();
    transactions.push({
      id,
      key,
      kind,
      subjectId,
      entryCount: 2 * taken.length,
      actorRole: actor.role,
      actorId: actor.userId,
      postedAt,
    });
    for (const { sourceId, heldPaise } of taken) {
      const both = { transactionId: id, sourceId, postedAt };
      entries.push({ ...both, id: newId(), accountId: source, amountPaise: heldPaise });
      entries.push({ ...both, id: newId(), accountId: target, amountPaise: -heldPaise });
    }
  }
  for (const part of partsOf(transactions)) await tx.insert(ledgerTransaction).values(part);
  for (const part of partsOf(entries)) await tx.insert(ledgerEntry).values(part);
}

type Ends = { readonly from: AccountKind; readonly to: AccountKind };

/** Opens what is not there yet and holds all of them, in the one order in which everybody does. */
async function holdAccounts(tx: Tx, { from, to }: Ends, lines: ManyMovements["lines"]) {
  const targets = [...new Set(lines.map(({ toId }) => toId))];
  for (const part of partsOf(targets)) {
    await tx
      .insert(ledgerAccount)
      .values(
        part.map((ownerId) => ({
          id: newId(),
          kind: to,
          ownerId,
          isGuarded: accountKinds[to].isGuarded,
          createdAt: now(),
        })),
      )
      .onConflictDoNothing();
  }
  const sources = [...new Set(lines.map(({ fromId }) => fromId))];
  const owners = [...new Set([...sources, ...targets])];
  const rows = await tx
    .select({ id: ledgerAccount.id, kind: ledgerAccount.kind, ownerId: ledgerAccount.ownerId })
    .from(ledgerAccount)
    .where(and(inArray(ledgerAccount.kind, [from, to]), inArray(ledgerAccount.ownerId, owners)))
    .orderBy(ledgerAccount.id)
    .for("update");
  const of = (kind: AccountKind) =>
    new Map(rows.filter((row) => row.kind === kind).map(({ id, ownerId }) => [ownerId ?? "", id]));
  return { from: of(from), to: of(to) };
}

async function listBooked(tx: Tx, keys: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ key: ledgerTransaction.key })
    .from(ledgerTransaction)
    .where(inArray(ledgerTransaction.key, [...keys]));
  return new Set(rows.map(({ key }) => key));
}

async function listLots(tx: Tx, accountIds: readonly string[]): Promise<Map<string, Lot[]>> {
  const rows =
    accountIds.length === 0
      ? []
      : await tx
          .select({
            accountId: ledgerEntry.accountId,
            sourceId: ledgerEntry.sourceId,
            held: sql<string>`-sum(${ledgerEntry.amountPaise})`,
          })
          .from(ledgerEntry)
          .where(inArray(ledgerEntry.accountId, [...accountIds]))
          .groupBy(ledgerEntry.accountId, ledgerEntry.sourceId)
          .having(sql`sum(${ledgerEntry.amountPaise}) < 0`)
          .orderBy(sql`min(${ledgerEntry.postedAt})`, ledgerEntry.sourceId);
  const lots = new Map<string, Lot[]>();
  for (const { accountId, sourceId, held } of rows) {
    const known = lots.get(accountId) ?? [];
    lots.set(accountId, [...known, { sourceId, heldPaise: Number(held) }]);
  }
  return lots;
}

function leftOf(lots: readonly Lot[], taken: readonly Lot[]): Lot[] {
  const gone = new Map(taken.map(({ sourceId, heldPaise }) => [sourceId, heldPaise]));
  return lots
    .map(({ sourceId, heldPaise }) => ({ sourceId, heldPaise: heldPaise - (gone.get(sourceId) ?? 0) }))
    .filter(({ heldPaise }) => heldPaise > 0);
}

function partsOf<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / ROWS) }, (_, part) =>
    rows.slice(part * ROWS, (part + 1) * ROWS),
  );
}
