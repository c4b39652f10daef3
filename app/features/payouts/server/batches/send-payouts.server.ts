import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { moveMany } from "#app/features/ledger/server/move-many.server.ts";
import { payoutPermissions } from "../../payout-permissions.ts";
import { assertNoneHeld } from "../assert-none-held.server.ts";
import { changeBatch } from "./change-batch.server.ts";

/** The batch has gone to the bank: from now on its money is on its way. */
export async function sendPayouts(actor: Actor, batchId: string): Promise<void> {
  payoutPermissions.assertCan(actor, "payout.pay");
  await inTransaction(async (tx) => {
    const { payouts } = await changeBatch(tx, actor, batchId, {
      event: "send",
      payouts: "sent",
      changes: async () => {
        await assertNoneHeld(tx, batchId);
        return { sentAt: now() };
      },
    });
    await moveMany(tx, actor, {
      kind: "payout_sent",
      from: "award",
      to: "payout",
      lines: payouts.map(({ id, awardId, amountPaise }) => ({
        key: `payout-sent:${id}`,
        fromId: awardId,
        toId: id,
        amountPaise,
        subjectId: id,
      })),
    });
  });
}
