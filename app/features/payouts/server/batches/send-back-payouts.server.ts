import { and, eq, inArray } from "drizzle-orm";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, notFound } from "#app/core/requests/errors.ts";
import { next } from "#app/core/state-machine.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { payout, payoutBatch } from "#app/db/schema/payouts.ts";
import { changeAward } from "#app/features/awards/server/change-award.server.ts";
import { assertSecondPerson } from "#app/features/identity/server/second-person/assert-second-person.server.ts";
import { personName } from "#app/features/identity/server/staff/person-name.server.ts";
import { notify } from "#app/features/notifications/server/bell/notify.server.ts";
import { payoutPermissions } from "../../payout-permissions.ts";
import { payoutBatchMachine, payoutMachine } from "../../payout-status.ts";
import { batchNumber } from "../../payout-view.ts";

interface SentBack {
  readonly back: readonly string[];
  readonly reason: string;
}

/**
 * The second person takes some payouts out, with a reason: their awards can be prepared anew, the rest can be approved
 * (design/look, 34). Nothing left in it, the batch is cancelled. Whoever prepared it reads the reason at once.
 */
export async function sendBackPayouts(
  actor: Actor,
  batchId: string,
  { back, reason }: SentBack,
): Promise<void> {
  payoutPermissions.assertCan(actor, "payout.pay");
  if (!isId(batchId)) throw notFound();
  await inTransaction(async (tx) => {
    const [batch] = await tx.select().from(payoutBatch).where(eq(payoutBatch.id, batchId)).for("update");
    if (!batch) throw notFound();
    await assertSecondPerson(tx, actor, batch.preparedBy);
    if (batch.status !== "prepared") {
      throw conflict("Somebody settled this batch meanwhile. Look at it again.");
    }
    const prepared = and(eq(payout.batchId, batchId), eq(payout.status, "prepared"));
    const sent = await tx
      .update(payout)
      .set({ status: next(payoutMachine, "prepared", "cancel", actor), sentBackReason: reason })
      .where(and(prepared, inArray(payout.id, [...back])))
      .returning({ id: payout.id, awardId: payout.awardId });
    if (sent.length === 0) throw conflict("These were sent back meanwhile.");
    const awards = sent.map(({ awardId }) => awardId);
    await changeAward.many(tx, actor, awards, "put_back");
    const chain = `payout-batch:${batchId}`;
    const details = { payouts: sent.map(({ id }) => id), reason };
    await writeAudit(tx, { chain, actor, event: "payout_batch.sent_back", details });
    const left = await tx.$count(payout, prepared);
    if (left === 0) {
      const status = next(payoutBatchMachine, batch.status, "cancel", actor);
      await tx.update(payoutBatch).set({ status }).where(eq(payoutBatch.id, batchId));
      const step = { from: batch.status, to: status };
      await writeAudit(tx, { chain, actor, event: "payout_batch.cancel", ...step });
    }
    const number = batchNumber(batch);
    await notify(tx, batch.preparedBy, {
      type: "warning",
      title: `${await personName(tx, actor)} sent ${sent.length === 1 ? "1 payout" : `${sent.length} payouts`} back`,
      message: `Batch ${number}${left === 0 ? ", nothing is left in it" : ""}. ${reason}`,
      link: `/admin/payouts/${batchId}`,
    });
  });
}
