import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/permissions.ts";
import { inTransaction } from "#app/db/client.server.ts";
import { account } from "#app/features/ledger/ledger.ts";
import { moveMoney } from "#app/features/ledger/server/move-money.server.ts";
import { payoutPermissions } from "../payout-permissions.ts";
import { changeBatch } from "./change-batch.server.ts";

/** The batch has gone to the bank: from now on its money is on its way. */
export async function sendPayouts(actor: Actor, batchId: string): Promise<void> {
  payoutPermissions.assertCan(actor, "payout.pay");
  await inTransaction(async (tx) => {
    const { payouts } = await changeBatch(tx, actor, batchId, {
      event: "send",
      payouts: "sent",
      changes: () => ({ sentAt: now() }),
    });
    for (const { id, awardId, amountPaise } of payouts) {
      await moveMoney(tx, actor, {
        key: `payout-sent:${id}`,
        kind: "payout_sent",
        from: account.award(awardId),
        to: account.payout(id),
        amountPaise,
        subjectId: id,
      });
    }
  });
}
