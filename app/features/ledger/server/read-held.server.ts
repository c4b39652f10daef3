import { and, eq } from "drizzle-orm";
import type { Tx } from "#app/db/opening/client.server.ts";
import { ledgerAccount } from "#app/db/schema/ledger.ts";
import type { AccountRef } from "../ledger.ts";

/** What a guarded account holds now, as a positive amount, seen from inside a transaction. */
export async function readHeld(
  tx: Tx,
  { kind, ownerId }: AccountRef & { readonly ownerId: string },
): Promise<number> {
  const [row] = await tx
    .select({ balancePaise: ledgerAccount.balancePaise })
    .from(ledgerAccount)
    .where(and(eq(ledgerAccount.kind, kind), eq(ledgerAccount.ownerId, ownerId)));
  return row ? 0 - row.balancePaise : 0;
}
