import { now } from "#app/core/clock.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { programme } from "#app/db/schema/programmes.ts";
import { generalFund } from "../../general-fund.ts";

/** Its row is written by the first gift to it; until then nobody needs it. */
export async function ensureGeneralFund(tx: Tx): Promise<void> {
  await tx
    .insert(programme)
    .values({
      ...generalFund,
      kind: "general",
      budgetPaise: 0,
      status: "active",
      isOpen: true,
      createdAt: now(),
      updatedAt: now(),
    })
    .onConflictDoNothing();
}
