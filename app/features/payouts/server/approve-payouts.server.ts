import { now } from "#app/core/clock.ts";
import { forbidden } from "#app/core/errors.ts";
import type { Actor } from "#app/core/permissions.ts";
import { inTransaction } from "#app/db/client.server.ts";
import { payoutPermissions } from "../payout-permissions.ts";
import { changeBatch } from "./change-batch.server.ts";

/** The second pair of eyes (T16); the database holds the same rule. */
export async function approvePayouts(actor: Actor, batchId: string): Promise<void> {
  payoutPermissions.assertCan(actor, "payout.pay");
  await inTransaction(async (tx) => {
    await changeBatch(tx, actor, batchId, {
      event: "approve",
      payouts: "approved",
      changes: ({ preparedBy }) => {
        if (!actor.userId || actor.userId === preparedBy) {
          throw forbidden("Whoever prepared a batch cannot approve it: a second person has to look at it.");
        }
        return { approvedBy: actor.userId, approvedAt: now() };
      },
    });
  });
}
