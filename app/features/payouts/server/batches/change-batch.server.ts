import { and, eq, ne } from "drizzle-orm";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { type EventOf, next } from "#app/core/state-machine.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { payout, payoutBatch } from "#app/db/schema/payouts.ts";
import { type PayoutStatus, payoutBatchMachine } from "../../payout-status.ts";

export type BatchRow = typeof payoutBatch.$inferSelect;
export type PayoutRow = typeof payout.$inferSelect;

/** The one way a batch changes, with the payouts in it; whoever comes second waits, and is told by the machine. */
export async function changeBatch(
  tx: Tx,
  actor: Actor,
  id: string,
  step: {
    readonly event: EventOf<typeof payoutBatchMachine>;
    /** What the payouts of the batch become with it. */
    readonly payouts?: PayoutStatus;
    readonly changes: (batch: BatchRow) => Partial<BatchRow> | Promise<Partial<BatchRow>>;
  },
): Promise<{ batch: BatchRow; payouts: PayoutRow[] }> {
  if (!isId(id)) throw notFound();
  const [batch] = await tx.select().from(payoutBatch).where(eq(payoutBatch.id, id)).for("update");
  if (!batch) throw notFound();
  const changes = await step.changes(batch);
  const status = next(payoutBatchMachine, batch.status, step.event, actor);
  await tx
    .update(payoutBatch)
    .set({ ...changes, status })
    .where(eq(payoutBatch.id, id));
  // What the second person sent back stays out of it.
  const inIt = and(eq(payout.batchId, id), ne(payout.status, "cancelled"));
  const payouts = await tx.select().from(payout).where(inIt).orderBy(payout.serial);
  if (step.payouts && payouts.length > 0) {
    await tx.update(payout).set({ status: step.payouts }).where(inIt);
  }
  await writeAudit(tx, {
    chain: `payout-batch:${id}`,
    actor,
    event: `payout_batch.${step.event}`,
    from: batch.status,
    to: status,
    details: { payouts: payouts.length },
  });
  return { batch: { ...batch, ...changes, status }, payouts };
}
