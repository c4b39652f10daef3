import { type SQL, sql } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { isPlacedKind } from "#app/db/limits/placed-kinds.ts";
import { withinLimit } from "#app/db/limits/within-limit.server.ts";
import type { WorkQueue } from "./work-queues.server.ts";

/** Everything that waits in these queues as one table "w", with who has it: one question for all of them. */
export function waitingRows(actor: Actor, queues: readonly WorkQueue[]): SQL {
  const parts = queues.map(
    (queue) =>
      sql`select ${queue.kind}::text as kind, q.id, q.serial, q.created, q.words, q.since, q.due, q.holder
        from (${queue.rows(actor)}) as q where ${within(actor, queue)}`,
  );
  return sql`(select r.kind, r.id, r.serial, r.created, r.words, r.since, r.due,
      coalesce(r.holder, a.user_id) as holder
    from (${sql.join(parts, sql` union all `)}) as r
    left join assignment a on a.kind = r.kind and a.subject_id = r.id) as w`;
}

/** A queue of things that have no place holds nothing for who is limited. */
function within(actor: Actor, { room, kind }: WorkQueue): SQL {
  if (!actor.limit || room !== "admin") return sql`true`;
  return isPlacedKind(kind) ? withinLimit(actor, kind, sql`q.id`) : sql`false`;
}
