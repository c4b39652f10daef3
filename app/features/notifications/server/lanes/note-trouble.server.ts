import { sql } from "drizzle-orm";
import type { OutsideError } from "#app/adapters/outside-error.ts";
import { now } from "#app/core/clock.ts";
import { log } from "#app/core/requests/observing/log.server.ts";
import { afterCommit, inTransaction } from "#app/db/opening/client.server.ts";
import { messageLane as table } from "#app/db/schema/messages.ts";
import { type LaneAddress, probePause } from "../../message-lane.ts";
import { onLane } from "./on-lane.server.ts";
import { tellOfLane } from "./tell-of-lane.server.ts";

type LaneRow = typeof table.$inferSelect;

/** So many failures in a row close a lane; of a sure refusal one is enough. */
const CLOSES_AFTER = { away: 3, unclear: 5, stopped: 1 } as const;

/** The gateway did not take one. Says whether the lane is closed now, and when it is tried next. */
export async function noteTrouble(address: LaneAddress, error: OutsideError): Promise<LaneRow | null> {
  const { verdict, code } = error;
  if (verdict === "later" || verdict === "never") return null;
  const at = now();
  return inTransaction(async (tx) => {
    const [counted] = await tx
      .insert(table)
      .values({
        lane: address.lane,
        channel: address.channel,
        state: "working",
        since: at,
        failures: 1,
        errorCode: code,
        lastErrorAt: at,
      })
      .onConflictDoUpdate({
        target: [table.lane, table.channel],
        set: { failures: sql`${table.failures} + 1`, errorCode: code, lastErrorAt: at },
      })
      .returning();
    if (!counted || counted.failures < CLOSES_AFTER[verdict]) return null;
    const state = verdict === "away" ? "away" : "stopped";
    const changed = counted.state !== state;
    const closedForMs = changed ? 0 : at.getTime() - counted.since.getTime();
    const probeAt = new Date(at.getTime() + probePause(address.lane, closedForMs));
    const [closed] = await tx
      .update(table)
      .set({ state, probeAt, ...(changed && { since: at, toldAt: null }) })
      .where(onLane(address))
      .returning();
    if (closed && changed) {
      await tellOfLane(tx, closed, counted);
      const facts = { lane: closed.lane, channel: closed.channel, code };
      afterCommit(() =>
        state === "stopped"
          ? log.error(facts, "message lane stopped: the gateway refuses us")
          : log.warn(facts, "message lane closed: the gateway is away"),
      );
    }
    return closed ?? null;
  });
}
