import { sql } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { ageText } from "#app/core/periods/age-text.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { waitingRows } from "./waiting-rows.server.ts";
import { type RawWork, workLine } from "./work-line.server.ts";
import { workQueues } from "./work-queues.server.ts";
import type { QueueLine, WorkView } from "./work-view.ts";

const shown = 6;
type RawQueue = { kind: string; mine: number; team: number; nobody: number; late: number; oldest: string };

/** D32: what waits for this person: mine, my team's, nobody's, with age and limit. One statement. */
export async function readWork(actor: Actor): Promise<WorkView | null> {
  const queues = workQueues.of(actor);
  if (queues.length === 0) return null;
  const at = now().toISOString();
  const me = actor.userId;
  const { rows } = await database().execute<{ queues: RawQueue[] | null; next: RawWork[] | null }>(sql`
    with work as materialized (select * from ${waitingRows(actor, queues)}),
    counted as (
      select kind, count(*) filter (where holder = ${me})::int as mine,
        count(*) filter (where holder <> ${me})::int as team,
        count(*) filter (where holder is null)::int as nobody,
        count(*) filter (where due < ${at}::timestamptz)::int as late, min(since) as oldest
      from work group by kind),
    urgent as (
      select work.*, u.name as holder_name from work left join app_user u on u.id = work.holder
      where holder is null or holder = ${me}
      order by (holder is not null) desc, due nulls last, since, work.id limit ${shown})
    select (select json_agg(counted) from counted) as queues, (select json_agg(urgent) from urgent) as next`);
  const found = rows[0];
  const lines = queues.map((queue): QueueLine => {
    const raw = found?.queues?.find(({ kind }) => kind === queue.kind);
    const { title, kind, limitHours } = queue;
    const hours = raw && (now().getTime() - new Date(raw.oldest).getTime()) / 3_600_000;
    return {
      kind,
      title,
      mine: raw?.mine ?? 0,
      team: raw?.team ?? 0,
      nobody: raw?.nobody ?? 0,
      late: raw?.late ?? 0,
      oldest: hours === undefined ? null : ageText(hours),
      limit: limitHours === null ? null : ageText(limitHours),
      used: hours === undefined || limitHours === null ? null : hours / limitHours,
      isLate: (raw?.late ?? 0) > 0,
    };
  });
  const sum = (count: (line: QueueLine) => number) => lines.reduce((all, line) => all + count(line), 0);
  return {
    queues: lines,
    next: (found?.next ?? []).flatMap((raw) => workLine(actor, queues, raw) ?? []),
    mine: sum(({ mine }) => mine),
    all: sum(({ mine, team, nobody }) => mine + team + nobody),
    late: sum(({ late }) => late),
    href: workPath(actor),
  };
}

function workPath({ role }: Actor): string {
  return `/${role}/work`;
}
