import { parseListQuery } from "#app/core/lists/list-query.ts";
import { ROW_PARAMETER, saidOnce } from "#app/core/passing-parameters.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { listWork } from "./list-work.server.ts";
import { listWorkPeople } from "./list-work-people.server.ts";
import { wantsDigest } from "./wants-digest.server.ts";
import { workList } from "./work-list.ts";
import { workQueues } from "./work-queues.server.ts";
import type { Whose } from "./work-view.ts";

/** All that waits at this desk, narrowed by its address. */
export async function readWorkPage(actor: Actor, url: URL) {
  const queues = workQueues.of(actor);
  const { filters, pageSize, fromRow } = parseListQuery(workList, url);
  const kind = queues.find((queue) => queue.kind === filters.kind[0])?.kind ?? null;
  const whose = (filters.whose[0] ?? null) as Whose | null;
  const from = fromRow ?? 1;
  const { lines, total } = await listWork(actor, { kind, whose, from, size: pageSize });
  const kinds = [...new Set(lines.map((line) => line.kind))];
  const people = await inTransaction((tx) => Promise.all(kinds.map((one) => listWorkPeople(tx, actor, one))));
  const at = (row: number) => {
    const search = new URLSearchParams(url.search);
    for (const name of saidOnce) search.delete(name);
    search.set(ROW_PARAMETER, String(row));
    return `${url.pathname}?${search}`;
  };
  return {
    kind,
    whose,
    lines,
    total,
    // Everybody who works one of these queues; who may not have one of them is refused that one.
    people: [...new Map(people.flat().map((person) => [person.id, person])).values()],
    queues: queues.map((queue) => ({ value: queue.kind, label: queue.title })),
    here: url.pathname + url.search,
    path: url.pathname,
    wantsMail: await wantsDigest(actor),
    done: url.searchParams.get("done"),
    previousHref: from > 1 ? at(Math.max(1, from - pageSize)) : null,
    nextHref: total >= from + pageSize ? at(from + pageSize) : null,
  };
}

export type WorkPage = Awaited<ReturnType<typeof readWorkPage>>;
