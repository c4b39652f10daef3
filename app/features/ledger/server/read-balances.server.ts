import { and, eq, inArray, sql } from "drizzle-orm";
import { database } from "#app/db/opening/client.server.ts";
import { ledgerAccount } from "#app/db/schema/ledger.ts";
import type { AccountKind } from "../ledger.ts";

/** What guarded accounts hold now, by owner, as positive amounts; the caller has checked whose they are. */
export async function readBalances(
  kind: AccountKind,
  ownerIds: readonly string[],
): Promise<Map<string, number>> {
  if (ownerIds.length === 0) return new Map();
  const rows = await database()
    .select({ ownerId: ledgerAccount.ownerId, held: sql<string>`-${ledgerAccount.balancePaise}` })
    .from(ledgerAccount)
    .where(and(eq(ledgerAccount.kind, kind), inArray(ledgerAccount.ownerId, [...ownerIds])));
  return new Map(rows.map(({ ownerId, held }) => [ownerId ?? "", Number(held)]));
}
