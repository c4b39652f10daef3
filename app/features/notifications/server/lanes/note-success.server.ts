import { now } from "#app/core/clock.ts";
import { log } from "#app/core/requests/observing/log.server.ts";
import { enqueue } from "#app/db/jobs/jobs.server.ts";
import { afterCommit, inTransaction } from "#app/db/opening/client.server.ts";
import { messageLane as table } from "#app/db/schema/messages.ts";
import type { LaneAddress } from "../../message-lane.ts";
import { onLane } from "./on-lane.server.ts";
import { tellOfLane } from "./tell-of-lane.server.ts";
import { wakeQueue } from "./wake-queue.server.ts";

type LaneRow = typeof table.$inferSelect;

/** A success is written down at most this often: every message of a busy lane would wait for one row. */
const NOTE_SUCCESS_EVERY_MS = 30_000;

/** The gateway took one. If the lane was closed it opens, and what waited for it is sent. */
export async function noteSuccess(address: LaneAddress, known: LaneRow | null): Promise<void> {
  const at = now();
  const isFresh =
    known?.lastSuccessAt && at.getTime() - known.lastSuccessAt.getTime() < NOTE_SUCCESS_EVERY_MS;
  if (isFresh && known.state === "working" && known.failures === 0) return;
  const working = { failures: 0, errorCode: null, probeAt: null, lastSuccessAt: at };
  await inTransaction(async (tx) => {
    const [before] = await tx.select().from(table).where(onLane(address)).for("update");
    const opened = before !== undefined && before.state !== "working";
    await tx
      .insert(table)
      .values({ lane: address.lane, channel: address.channel, ...working, state: "working", since: at })
      .onConflictDoUpdate({
        target: [table.lane, table.channel],
        set: { ...working, ...(opened && { state: "working", since: at, toldAt: null }) },
      });
    if (!opened) return;
    await tellOfLane(tx, { ...before, ...working, state: "working" }, before);
    const { lane, channel } = address;
    afterCommit(() => log.info({ lane, channel }, "message lane open again"));
    await enqueue(tx, wakeQueue, { lane, channel });
  });
}
