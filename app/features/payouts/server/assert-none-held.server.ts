import { and, eq, ne } from "drizzle-orm";
import { conflict } from "#app/core/requests/errors.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { award } from "#app/db/schema/awards.ts";
import { payout } from "#app/db/schema/payouts.ts";
import { awardIsHeld } from "#app/features/awards/server/award-is-held.server.ts";
import { payoutNumber } from "../payout-view.ts";

/** No rupee of a suspended giver or to a suspended student leaves, also when the batch was made before. */
export async function assertNoneHeld(tx: Tx, batchId: string): Promise<void> {
  const held = await tx
    .select({ payout })
    .from(payout)
    .innerJoin(award, eq(award.id, payout.awardId))
    .where(and(eq(payout.batchId, batchId), ne(payout.status, "cancelled"), awardIsHeld));
  if (held.length === 0) return;
  const numbers = held.slice(0, 5).map((row) => payoutNumber(row.payout));
  throw conflict(
    `On hold, because the student or the giver is suspended: ${numbers.join(", ")}${held.length > 5 ? " and more" : ""}. Send them back before it is approved, or put the whole batch back.`,
    "payout_held",
  );
}
