import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { accountTie } from "#app/db/schema/second-looks.ts";

/** Remembers who brought somebody in: see assertSecondPerson. */
export async function tieAccounts(
  tx: Tx,
  tie: {
    readonly userId: string;
    readonly byUserId: string;
    readonly how: "invited" | "promoted" | "enabled";
  },
): Promise<void> {
  if (tie.userId !== tie.byUserId) await tx.insert(accountTie).values({ id: newId(), ...tie, at: now() });
}
