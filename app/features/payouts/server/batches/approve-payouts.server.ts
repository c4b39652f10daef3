import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { assertSecondPerson } from "#app/features/identity/server/second-person/assert-second-person.server.ts";
import { payoutPermissions } from "../../payout-permissions.ts";
import { assertNoneHeld } from "../assert-none-held.server.ts";
import { changeBatch } from "./change-batch.server.ts";

/** The second pair of eyes (T16); the database holds the same rule. */
export async function approvePayouts(actor: Actor, batchId: string): Promise<void> {
  payoutPermissions.assertCan(actor, "payout.pay");
  await inTransaction(async (tx) => {
    await changeBatch(tx, actor, batchId, {
      event: "approve",
      payouts: "approved",
      changes: async ({ preparedBy }) => {
        await assertSecondPerson(tx, actor, preparedBy);
        await assertNoneHeld(tx, batchId);
        return { approvedBy: actor.userId, approvedAt: now() };
      },
    });
  });
}
