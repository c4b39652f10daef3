import type { Actor } from "#app/core/portals/permissions.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { listWork } from "./list-work.server.ts";
import { listWorkPeople } from "./list-work-people.server.ts";
import { wantsDigest } from "./wants-digest.server.ts";
import { workQueues } from "./work-queues.server.ts";
import { whoseChoices, workPageSize } from "./work-view.ts";

/** All that waits at this desk, narrowed by its address. */
export async function readWorkPage(actor: Actor, url: URL) {
  const queues = workQueues.of(actor);
  const kind = queues.find((queue) => queue.kind === url.searchParams.get("kind"))?.kind ?? null;
  const whose = whoseChoices.find((one) => one === url.searchParams.get("whose")) ?? null;
  const page = Math.min(Math.max(Number.parseInt(url.searchParams.get("page") ?? "1", 10) || 1, 1), 200);
  const { lines, total } = await listWork(actor, { kind, whose, page });
  const kinds = [...new Set(lines.map((line) => line.kind))];
  const people = await inTransaction(async (tx) => {
    const found = await Promise.all(
      kinds.map(async (one) => [one, await listWorkPeople(tx, actor, one)] as const),
    );
    return Object.fromEntries(found);
  });
  const at = (to: number) => {
    const search = new URLSearchParams(url.search);
    search.delete("done");
    search.set("page", String(to));
    return `${url.pathname}?${search}`;
  };
  return {
    kind,
    whose,
    lines,
    total,
    people,
    queues: queues.map((queue) => ({ value: queue.kind, label: queue.title })),
    here: url.pathname + url.search,
    path: url.pathname,
    wantsMail: await wantsDigest(actor),
    done: url.searchParams.get("done"),
    previousHref: page > 1 ? at(page - 1) : null,
    nextHref: total > page * workPageSize ? at(page + 1) : null,
  };
}
