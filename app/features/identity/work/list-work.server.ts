import { type SQL, sql } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { waitingRows } from "./waiting-rows.server.ts";
import { type RawWork, workLine } from "./work-line.server.ts";
import { workQueues } from "./work-queues.server.ts";
import { type Whose, type WorkLine, workPageSize } from "./work-view.ts";

interface WorkPlace {
  readonly kind: string | null;
  readonly whose: Whose | null;
  /** The row it begins with. */
  readonly from?: number;
  readonly size?: number;
}

interface WorkRows {
  readonly lines: WorkLine[];
  readonly total: number;
  /** The row it really begins with. */
  readonly from: number;
}

/**
 * One page of what waits, the most urgent first, narrowed to a queue and to whose it is. Behind the last row, where
 * one comes when others have worked through the end meanwhile, it is the last page that there is.
 */
export async function listWork(
  actor: Actor,
  { kind, whose, from = 1, size = workPageSize }: WorkPlace,
): Promise<WorkRows> {
  const queues = workQueues.of(actor).filter((queue) => kind === null || queue.kind === kind);
  if (queues.length === 0) return { lines: [], total: 0, from: 1 };
  const { rows } = await database().execute<RawWork & { total: number }>(sql`
    select w.*, u.name as holder_name, count(*) over ()::int as total
    from ${waitingRows(actor, queues)} left join app_user u on u.id = w.holder
    where ${whoseSql(actor, whose)}
    order by due nulls last, since, w.id
    limit ${size} offset ${from - 1}`);
  if (rows.length === 0 && from > 1) {
    const { total } = await listWork(actor, { kind, whose, size: 1 });
    const last = Math.max(0, Math.ceil(total / size) - 1) * size + 1;
    // Again behind the end only where all of it went in this moment.
    return last < from ? listWork(actor, { kind, whose, from: last, size }) : { lines: [], total, from };
  }
  return {
    lines: rows.flatMap((raw) => workLine(actor, queues, raw) ?? []),
    total: rows[0]?.total ?? 0,
    from,
  };
}

function whoseSql(actor: Actor, whose: Whose | null): SQL {
  if (whose === "mine") return sql`holder = ${actor.userId}`;
  if (whose === "team") return sql`holder <> ${actor.userId}`;
  return whose === "nobody" ? sql`holder is null` : sql`true`;
}
