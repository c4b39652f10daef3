import { and, eq, lte, ne, sql } from "drizzle-orm";
import type { OutsideError } from "#app/adapters/outside-error.ts";
import { now } from "#app/core/clock.ts";
import { database, inTransaction } from "#app/db/client.server.ts";
import { enqueue } from "#app/db/jobs.server.ts";
import { messageLane as table } from "#app/db/schema/messages.ts";
import { type LaneAddress, probePause } from "../message-lane.ts";
import { tellOfLane } from "./tell-of-lane.server.ts";
import { wakeQueue } from "./wake-queue.server.ts";

export type LaneRow = typeof table.$inferSelect;

/** So many failures in a row close a lane; of a sure refusal one is enough. */
const CLOSES_AFTER = { away: 3, unclear: 5, stopped: 1 } as const;
/** A success is written down at most this often: every message of a busy lane would wait for one row. */
const NOTE_SUCCESS_EVERY_MS = 30_000;

export function onLane({ lane, channel }: LaneAddress) {
  return and(eq(table.lane, lane), eq(table.channel, channel));
}

/** Whether a message may be tried now: always in an open lane; in a closed one, a single one when it is time. */
export async function mayTry(address: LaneAddress, known: LaneRow | null): Promise<boolean> {
  if (!known || known.state === "working") return true;
  const at = now();
  const [mine] = await database()
    .update(table)
    .set({ probeAt: new Date(at.getTime() + probePause(address.lane, known.failures)) })
    .where(and(onLane(address), ne(table.state, "working"), lte(table.probeAt, at)))
    .returning({ lane: table.lane });
  return mine !== undefined;
}

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
    await enqueue(tx, wakeQueue, { lane: address.lane, channel: address.channel });
  });
}

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
    const probeAt = new Date(at.getTime() + probePause(address.lane, counted.failures));
    const changed = counted.state !== state;
    const [closed] = await tx
      .update(table)
      .set({ state, probeAt, ...(changed && { since: at, toldAt: null }) })
      .where(onLane(address))
      .returning();
    if (closed && changed) await tellOfLane(tx, closed, counted);
    return closed ?? null;
  });
}
