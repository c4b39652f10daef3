import { and, eq, gt, inArray, sql } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { type FieldErrors, tooManyRequests } from "#app/core/requests/errors.ts";
import { lookupHash } from "#app/core/secrets/lookup-hash.server.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { throttleWindow } from "#app/db/schema/throttle-windows.ts";
import { type ThrottleName, throttleLimits } from "../../rules/throttle-limits.ts";

export interface Count {
  readonly name: ThrottleName;
  readonly who: string;
  /** The hash of the phone or e-mail address it is about: what the desk can lift. */
  readonly about?: string;
}

/** All of them, or none and a 429, in the words given: who is refused has counted nowhere (T49). */
async function take(counts: readonly Count[], said?: FieldErrors): Promise<void> {
  await inTransaction(async () => {
    const { refused } = await raise(counts);
    if (refused.length === 0) return;
    const at = now();
    const [full] = await database()
      .select({ endsAt: sql<Date>`max(${throttleWindow.endsAt})`.mapWith(throttleWindow.endsAt) })
      .from(throttleWindow)
      .where(inArray(throttleWindow.key, refused));
    throw tooManyRequests(((full?.endsAt.getTime() ?? at.getTime()) - at.getTime()) / 1000, undefined, said);
  });
}

/** Counts one, and says how many there are now in its window; null: it is full. */
async function tally(count: Count): Promise<number | null> {
  const { hits } = await raise([count]);
  return hits.get(keyOf(count)) ?? null;
}

/** One statement, in the order of keys: parallel requests of any number of processes neither miscount nor wait in a circle. */
async function raise(counts: readonly Count[]): Promise<{ hits: Map<string, number>; refused: string[] }> {
  const at = now();
  const rows = counts
    .map((count) => ({
      key: keyOf(count),
      hits: 1,
      about: count.about ?? null,
      endsAt: new Date(at.getTime() + throttleLimits[count.name].seconds * 1000),
      allowed: throttleLimits[count.name].hits,
    }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  const isOver = sql`${throttleWindow.endsAt} <= ${at.toISOString()}::timestamptz`;
  const allowed = sql.join(
    rows.map((row) => sql`when ${row.key} then ${row.allowed}::int`),
    sql` `,
  );
  const raised = await database()
    .insert(throttleWindow)
    .values(rows.map(({ allowed: _, ...row }) => row))
    .onConflictDoUpdate({
      target: throttleWindow.key,
      set: {
        hits: sql`case when ${isOver} then 1 else ${throttleWindow.hits} + 1 end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${throttleWindow.endsAt} end`,
      },
      setWhere: sql`${isOver} or ${throttleWindow.hits} < case excluded.key ${allowed} end`,
    })
    .returning({ key: throttleWindow.key, hits: throttleWindow.hits });
  const hits = new Map(raised.map((row) => [row.key, row.hits]));
  return { hits, refused: rows.map(({ key }) => key).filter((key) => !hits.has(key)) };
}

/** How many there are in the current window. */
async function read(count: Count): Promise<number> {
  const [row] = await database()
    .select({ hits: throttleWindow.hits })
    .from(throttleWindow)
    .where(and(eq(throttleWindow.key, keyOf(count)), gt(throttleWindow.endsAt, now())));
  return row?.hits ?? 0;
}

/** It was right: the caller's own count begins anew, the shared ones go back by one. */
async function forgive(counts: readonly Count[]): Promise<void> {
  const isOwn = ({ name }: Count) => name.endsWith("-caller") || name.endsWith("-device");
  await clear(counts.filter(isOwn));
  await giveBack(counts.filter((count) => !isOwn(count)));
}

async function giveBack(counts: readonly Count[]): Promise<void> {
  const keys = counts.map(keyOf).sort();
  for (const key of keys) {
    await database()
      .update(throttleWindow)
      .set({ hits: sql`greatest(${throttleWindow.hits} - 1, 0)` })
      .where(eq(throttleWindow.key, key));
  }
}

async function clear(counts: readonly Count[]): Promise<void> {
  await database()
    .delete(throttleWindow)
    .where(inArray(throttleWindow.key, counts.map(keyOf)));
}

function keyOf({ name, who }: Count): string {
  return `${name}:${lookupHash("throttle", who).slice(0, 32)}`;
}

/** Counts shared by all processes (T3). Over the limit: 429 with Retry-After. */
export const throttle = { take, tally, read, forgive, clear };
