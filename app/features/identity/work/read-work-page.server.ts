import { parseListQuery } from "#app/core/lists/list-query.ts";
import { ROW_PARAMETER, saidOnce } from "#app/core/passing-parameters.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { wantsDigest } from "./digests/wants-digest.server.ts";
import { listWork } from "./list-work.server.ts";
import { listWorkPeople } from "./list-work-people.server.ts";
import { workList } from "./work-list.ts";
import { workQueues } from "./work-queues.server.ts";
import type { Whose, WorkPage } from "./work-view.ts";

/** All that waits at this desk, narrowed by its address. */
export async function readWorkPage(actor: Actor, url: URL): Promise<WorkPage> {
  const queues = workQueues.of(actor);
  const { filters, pageSize, fromRow } = parseListQuery(workList, url);
  const kind = queues.find((queue) => queue.kind === filters.kind[0])?.kind ?? null;
  const whose = (filters.whose[0] ?? null) as Whose | null;
  const { lines, total, from } = await listWork(actor, { kind, whose, from: fromRow ?? 1, size: pageSize });
  const kinds = [...new Set(lines.map((line) => line.kind))];
  const people = await inTransaction((tx) => Promise.all(kinds.map((one) => listWorkPeople(tx, actor, one))));
  const at = (row: number) => hereOf(url, row);
  return {
    kind,
    whose,
    lines,
    total,
    people: [...new Map(people.flat().map((person) => [person.id, person])).values()],
    queues: queues.map((queue) => ({ value: queue.kind, label: queue.title })),
    here: hereOf(url),
    path: url.pathname,
    wantsMail: await wantsDigest(actor),
    done: url.searchParams.get("done"),
    previousHref: from > 1 ? at(Math.max(1, from - pageSize)) : null,
    nextHref: total >= from + pageSize ? at(from + pageSize) : null,
  };
}

/** The list as it is narrowed, without what was said there once. */
function hereOf({ pathname, search }: URL, row?: number): string {
  const parameters = new URLSearchParams(search);
  for (const name of saidOnce) parameters.delete(name);
  if (row !== undefined) parameters.set(ROW_PARAMETER, String(row));
  return parameters.size > 0 ? `${pathname}?${parameters}` : pathname;
}
