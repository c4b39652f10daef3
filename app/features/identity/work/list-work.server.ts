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

/** One page of what waits, the most urgent first, narrowed to a queue and to whose it is. */
export async function listWork(
  actor: Actor,
  { kind, whose, from = 1, size = workPageSize }: WorkPlace,
): Promise<{ lines: WorkLine[]; total: number }> {
  const queues = workQueues.of(actor).filter((queue) => kind === null || queue.kind === kind);
  if (queues.length === 0) return { lines: [], total: 0 };
  const { rows } = await database().execute<RawWork & { total: number }>(sql`
    select w.*, u.name as holder_name, count(*) over ()::int as total
    from ${waitingRows(actor, queues)} left join app_user u on u.id = w.holder
    where ${whoseSql(actor, whose)}
    order by due nulls last, since, w.id
    limit ${size} offset ${from - 1}`);
  return {
    lines: rows.flatMap((raw) => workLine(actor, queues, raw) ?? []),
    total: rows[0]?.total ?? 0,
  };
}

function whoseSql(actor: Actor, whose: Whose | null): SQL {
  if (whose === "mine") return sql`holder = ${actor.userId}`;
  if (whose === "team") return sql`holder <> ${actor.userId}`;
  return whose === "nobody" ? sql`holder is null` : sql`true`;
}
