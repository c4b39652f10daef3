import { and, eq, sql } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, invalid, notFound, unauthenticated } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction, type Tx } from "#app/db/opening/client.server.ts";
import { assignment } from "#app/db/schema/assignments.ts";
import { notify } from "#app/features/notifications/server/bell/notify.server.ts";
import { personName } from "../server/staff/person-name.server.ts";
import { findWork } from "./find-work.server.ts";
import { listWorkPeople } from "./list-work-people.server.ts";
import { workQueues } from "./work-queues.server.ts";
import type { WorkLine } from "./work-view.ts";

export interface WorkStep {
  readonly kind: string;
  readonly id: string;
  /** Who had it on the page that was pressed; empty for nobody. Whoever comes second is told (T39). */
  readonly seen: string;
}

/** "Take it", and "Take over" from who was seen to have it. */
function take(actor: Actor, step: WorkStep): Promise<void> {
  return change(actor, step, async (tx, work) => {
    if (work.isMine) return;
    await hold(tx, actor, work, actor.userId);
    await note(tx, actor, work, work.holderId ? "taken_over" : "taken", actor.userId);
    if (work.holderId) {
      await tell(tx, work.holderId, work, `${await personName(tx, actor)} has taken this over from you.`);
    }
  });
}

/** "Give it to …": to somebody who works the same queue, who finds it under the bell. */
function give(actor: Actor, step: WorkStep & { readonly to: string }): Promise<void> {
  return change(actor, step, async (tx, work) => {
    const people = await listWorkPeople(tx, actor, step.kind, step.id);
    if (!people.some(({ id }) => id === step.to)) {
      throw invalid({ to: ["Choose somebody who works with this."] });
    }
    if (work.holderId === step.to) return;
    await hold(tx, actor, work, step.to);
    await note(tx, actor, work, "given", step.to);
    await tell(tx, step.to, work, `${await personName(tx, actor)} gave this to you.`);
    if (work.holderId && work.holderId !== actor.userId) {
      await tell(tx, work.holderId, work, `${await personName(tx, actor)} gave this to somebody else.`);
    }
  });
}

/** "Put back": nobody has it. Only one's own; what another has is taken over. */
function putBack(actor: Actor, step: WorkStep): Promise<void> {
  return change(actor, step, async (tx, work) => {
    if (work.holderId === null) return;
    if (!work.isMine) throw conflict(`${work.holder} has this: take it over first.`);
    await hold(tx, actor, work, null);
    await note(tx, actor, work, "put_back", null);
  });
}

async function change(
  actor: Actor,
  { kind, id, seen }: WorkStep,
  step: (tx: Tx, work: WorkLine) => Promise<void>,
): Promise<void> {
  if (!actor.userId) throw unauthenticated();
  await inTransaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`work:${kind}:${id}`}, 0))`);
    const work = await findWork(actor, kind, id, tx);
    if (!work) throw notFound("This does not wait at your desk any more.");
    if ((work.holderId ?? "") !== seen && !work.isMine) {
      throw conflict(
        work.holder
          ? `${work.holder} has taken this meanwhile.`
          : "Nobody has this any more: it was put back.",
        "held_by_another",
      );
    }
    await step(tx, work);
  });
}

async function hold(tx: Tx, actor: Actor, work: WorkLine, userId: string | null): Promise<void> {
  const own = workQueues.find(actor, work.kind)?.hold;
  if (own) return own(tx, work.id, userId);
  const key = and(eq(assignment.kind, work.kind), eq(assignment.subjectId, work.id));
  if (userId === null) {
    await tx.delete(assignment).where(key);
    return;
  }
  const held = { userId, since: now(), byUserId: actor.userId };
  await tx
    .insert(assignment)
    .values({ kind: work.kind, subjectId: work.id, ...held })
    .onConflictDoUpdate({ target: [assignment.kind, assignment.subjectId], set: held });
}

async function note(tx: Tx, actor: Actor, work: WorkLine, what: string, to: string | null): Promise<void> {
  await writeAudit(tx, {
    chain: `${work.kind}:${work.id}`,
    actor,
    event: `work.${what}`,
    details: { from: work.holderId, to },
  });
}

async function tell(tx: Tx, userId: string, work: WorkLine, message: string): Promise<void> {
  await notify(tx, userId, { type: "info", title: work.title, message, link: work.href });
}

/** Who does what waits: taken, given, taken over, put back. It stops nobody from working with it. */
export const assignWork = { take, give, putBack };
