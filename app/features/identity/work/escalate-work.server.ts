import { sql } from "drizzle-orm";
import { istDate, now } from "#app/core/clock.ts";
import { type Actor, systemActor } from "#app/core/portals/permissions.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { tellDesk } from "#app/features/notifications/server/tell-desk.server.ts";
import { waitingRows } from "./waiting-rows.server.ts";
import { workQueues } from "./work-queues.server.ts";

/** What waits longer than its machine says is told to everybody who works that queue, once a day. Says how many heard. */
export async function escalateWork(actor: Actor = systemActor): Promise<number> {
  let told = 0;
  for (const queue of workQueues.all("admin")) {
    const { rows } = await database().execute<{ late: number }>(sql`
      select count(*)::int as late from ${waitingRows(actor, [queue])}
      where due < ${now().toISOString()}::timestamptz`);
    const late = rows[0]?.late ?? 0;
    if (late === 0) continue;
    told += await inTransaction((tx) =>
      tellDesk(tx, queue.right, {
        type: "warning",
        title: `${queue.title}: late`,
        message: late === 1 ? "One waits longer than promised." : `${late} wait longer than promised.`,
        link: `/admin/work?kind=${queue.kind}`,
        dedupeKey: `work-late:${queue.kind}:${istDate()}`,
      }),
    );
  }
  return told;
}
