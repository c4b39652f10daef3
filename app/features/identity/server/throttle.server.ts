import { eq, sql } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { keyedHash } from "#app/core/crypto.server.ts";
import { tooManyRequests } from "#app/core/errors.ts";
import { database } from "#app/db/client.server.ts";
import { throttleWindow } from "#app/db/schema/throttle-windows.ts";
import { type ThrottleName, throttleLimits } from "../throttle-limits.ts";

/** One statement per count, so that parallel requests of any number of processes cannot miscount. */
async function hit(name: ThrottleName, who: string): Promise<void> {
  const { hits: allowed, seconds } = throttleLimits[name];
  const at = now();
  const end = new Date(at.getTime() + seconds * 1000);
  const isOver = sql`${throttleWindow.endsAt} <= ${at.toISOString()}::timestamptz`;
  const [row] = await database()
    .insert(throttleWindow)
    .values({ key: keyOf(name, who), hits: 1, endsAt: end })
    .onConflictDoUpdate({
      target: throttleWindow.key,
      set: {
        hits: sql`case when ${isOver} then 1 else least(${throttleWindow.hits} + 1, 1000000) end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${throttleWindow.endsAt} end`,
      },
    })
    .returning({ hits: throttleWindow.hits, endsAt: throttleWindow.endsAt });
  if (row && row.hits > allowed) throw tooManyRequests((row.endsAt.getTime() - at.getTime()) / 1000);
}

/** Refuses when the count is already full, and counts nothing: for what is counted only when it fails. */
async function check(name: ThrottleName, who: string): Promise<void> {
  const at = now();
  const [row] = await database()
    .select()
    .from(throttleWindow)
    .where(eq(throttleWindow.key, keyOf(name, who)));
  if (row && row.endsAt > at && row.hits >= throttleLimits[name].hits) {
    throw tooManyRequests((row.endsAt.getTime() - at.getTime()) / 1000);
  }
}

async function giveBack(name: ThrottleName, who: string): Promise<void> {
  await database()
    .update(throttleWindow)
    .set({ hits: sql`greatest(${throttleWindow.hits} - 1, 0)` })
    .where(eq(throttleWindow.key, keyOf(name, who)));
}

async function clear(name: ThrottleName, who: string): Promise<void> {
  await database()
    .delete(throttleWindow)
    .where(eq(throttleWindow.key, keyOf(name, who)));
}

function keyOf(name: ThrottleName, who: string): string {
  return `${name}:${keyedHash("throttle", who).slice(0, 32)}`;
}

/** Counts shared by all processes (T3). Over the limit: 429 with Retry-After. */
export const throttle = { hit, check, giveBack, clear };
