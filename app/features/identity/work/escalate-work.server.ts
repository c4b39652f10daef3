import { sql } from "drizzle-orm";
import { istDate, now } from "#app/core/clock.ts";
import { type Actor, systemActor } from "#app/core/portals/permissions.ts";
import { database, inTransaction, type Tx } from "#app/db/opening/client.server.ts";
import { notify } from "#app/features/notifications/server/bell/notify.server.ts";
import { listHolders } from "#app/features/notifications/server/lanes/list-holders.server.ts";
import { waitingRows } from "./waiting-rows.server.ts";
import { type WorkQueue, workQueues } from "./work-queues.server.ts";

/**
 * What waits longer than its machine says is told to everybody who works that queue, once a day: with a limit, what
 * is late within it. Says how many heard.
 */
export async function escalateWork(actor: Actor = systemActor): Promise<number> {
  let told = 0;
  for (const queue of workQueues.all("admin")) {
    const all = await countLate(actor, queue);
    if (all > 0) told += await inTransaction((tx) => tell(tx, actor, queue, all));
  }
  return told;
}

async function countLate(actor: Actor, queue: WorkQueue): Promise<number> {
  const { rows } = await database().execute<{ late: number }>(sql`
    select count(*)::int as late from ${waitingRows(actor, [queue])}
    where due < ${now().toISOString()}::timestamptz`);
  return rows[0]?.late ?? 0;
}

async function tell(tx: Tx, actor: Actor, queue: WorkQueue, all: number): Promise<number> {
  let told = 0;
  for (const { actor: holder } of await listHolders(tx, queue.right)) {
    const late = holder.limit ? await countLate({ ...actor, limit: holder.limit }, queue) : all;
    if (late === 0) continue;
    const isNews = await notify(tx, holder.userId, {
      type: "warning",
      title: `${queue.title}: late`,
      message: late === 1 ? "One waits longer than promised." : `${late} wait longer than promised.`,
      link: `/admin/work?kind=${queue.kind}`,
      dedupeKey: `work-late:${queue.kind}:${istDate()}`,
    });
    if (isNews) told += 1;
  }
  return told;
}
