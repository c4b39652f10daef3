import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import { enqueueMany } from "#app/db/jobs/jobs.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { outboundMessage as table } from "#app/db/schema/messages.ts";
import type { LaneAddress } from "../../message-lane.ts";
import { changeMessages } from "../outbox/change-messages.server.ts";
import { deliveryQueue } from "./delivery-queue.server.ts";

const BATCH = 500;

/** Queues everything that waited for this lane, oldest first; says how many. */
export async function wakeLane(address: LaneAddress): Promise<number> {
  let woken = 0;
  for (;;) {
    const count = await inTransaction(async (tx) => {
      const waiting = await tx
        .select({ id: table.id })
        .from(table)
        .where(
          and(
            eq(table.lane, address.lane),
            eq(table.channel, address.channel),
            eq(table.status, "waiting"),
            isNull(table.nextTryAt),
          ),
        )
        .orderBy(asc(table.createdAt))
        .limit(BATCH)
        .for("update", { skipLocked: true });
      const ids = waiting.map(({ id }) => id);
      if (ids.length === 0) return 0;
      await changeMessages(tx, "retry", { only: inArray(table.id, ids) });
      await enqueueMany(
        tx,
        deliveryQueue(address),
        ids.map((messageId) => ({ messageId })),
      );
      return ids.length;
    });
    woken += count;
    if (count < BATCH) return woken;
  }
}
