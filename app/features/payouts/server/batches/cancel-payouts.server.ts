import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, invalid } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { changeAward } from "#app/features/awards/server/change-award.server.ts";
import { refuseWithReason } from "#app/features/identity/server/second-person/refuse-with-reason.server.ts";
import { payoutPermissions } from "../../payout-permissions.ts";
import { batchNumber } from "../../payout-view.ts";
import { changeBatch } from "./change-batch.server.ts";

/**
 * Puts a batch back before it has left: its awards can be prepared anew. From the state the reader saw only:
 * a stale page does not undo what a second person has approved meanwhile (T39). One that is approved needs a reason,
 * and so does one that somebody else prepared, who reads it at once (D21).
 */
export async function cancelPayouts(
  actor: Actor,
  batchId: string,
  { seen, reason = "" }: { readonly seen: string; readonly reason?: string },
): Promise<void> {
  payoutPermissions.assertCan(actor, "payout.pay");
  const why = reason.trim().slice(0, 300);
  await inTransaction(async (tx) => {
    const { batch, payouts } = await changeBatch(tx, actor, batchId, {
      event: "cancel",
      payouts: "cancelled",
      changes: ({ status }) => {
        if (status !== seen) throw conflict("Somebody changed this batch meanwhile. Look at it again.");
        if (status === "approved" && why.length < 5) {
          throw invalid({ reason: ["Somebody approved this batch: write why it is put back."] });
        }
        return {};
      },
    });
    const title = `Batch ${batchNumber(batch)} was put back`;
    const about = { preparedBy: batch.preparedBy, title, link: `/admin/payouts/${batchId}` };
    await refuseWithReason(tx, actor, { ...about, key: `payout-batch:${batchId}` }, why);
    if (why) {
      const chain = `payout-batch:${batchId}`;
      await writeAudit(tx, { chain, actor, event: "payout_batch.cancel_reason", details: { reason: why } });
    }
    const awards = payouts.map(({ awardId }) => awardId);
    await changeAward.many(tx, actor, awards, "put_back");
  });
}
