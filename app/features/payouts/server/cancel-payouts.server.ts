import { inArray } from "drizzle-orm";
import type { Actor } from "#app/core/permissions.ts";
import { inTransaction } from "#app/db/client.server.ts";
import { award } from "#app/db/schema/awards.ts";
import { payoutPermissions } from "../payout-permissions.ts";
import { changeBatch } from "./change-batch.server.ts";

/** Puts a batch back before it has left: its awards can be prepared anew. */
export async function cancelPayouts(actor: Actor, batchId: string): Promise<void> {
  payoutPermissions.assertCan(actor, "payout.pay");
  await inTransaction(async (tx) => {
    const { payouts } = await changeBatch(tx, actor, batchId, {
      event: "cancel",
      payouts: "cancelled",
      changes: () => ({}),
    });
    const awards = payouts.map(({ awardId }) => awardId);
    if (awards.length > 0)
      await tx.update(award).set({ status: "reserved" }).where(inArray(award.id, awards));
  });
}
