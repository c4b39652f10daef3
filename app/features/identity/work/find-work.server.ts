import { sql } from "drizzle-orm";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database, type Tx } from "#app/db/opening/client.server.ts";
import { waitingRows } from "./waiting-rows.server.ts";
import { type RawWork, workLine } from "./work-line.server.ts";
import { workQueues } from "./work-queues.server.ts";
import type { WorkLine } from "./work-view.ts";

/** One thing, if it waits in a queue of this person; null when it does not (any more). */
export async function findWork(
  actor: Actor,
  kind: string,
  id: string,
  tx: Pick<Tx, "execute"> = database(),
): Promise<WorkLine | null> {
  const queue = workQueues.find(actor, kind);
  if (!queue || !isId(id)) return null;
  const { rows } = await tx.execute<RawWork>(sql`
    select w.*, u.name as holder_name
    from ${waitingRows(actor, [queue])} left join app_user u on u.id = w.holder where w.id = ${id}`);
  return rows[0] ? workLine(actor, [queue], rows[0]) : null;
}
