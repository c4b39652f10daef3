import { and, eq, inArray } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, notFound } from "#app/core/requests/errors.ts";
import { next } from "#app/core/state-machine.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { award } from "#app/db/schema/awards.ts";
import { type AwardEvent, type AwardStatus, awardMachine } from "../award-status.ts";

export type AwardRow = typeof award.$inferSelect;

export interface AwardStep {
  readonly event: AwardEvent;
  readonly changes?: Partial<Pick<AwardRow, "amountPaise" | "acceptBy" | "acceptedAt" | "paidAt">>;
  readonly details?: Record<string, unknown>;
}

/** Held until the transaction ends: whoever comes second sees what the first one did (T39). */
async function lock(tx: Tx, id: string): Promise<AwardRow> {
  const [row] = isId(id) ? await tx.select().from(award).where(eq(award.id, id)).for("update") : [];
  if (!row) throw notFound();
  return row;
}

/** One award, by the machine, with its audit row. */
async function one(tx: Tx, actor: Actor, id: string, step: AwardStep): Promise<AwardRow> {
  const row = await lock(tx, id);
  const status = next(awardMachine, row.status, step.event, actor);
  const [changed] = await tx
    .update(award)
    .set({ ...step.changes, status, statusAt: now() })
    .where(eq(award.id, id))
    .returning();
  if (!changed) throw new Error("The award disappeared while it was locked");
  await writeAudit(tx, {
    chain: `award:${id}`,
    actor,
    event: `award.${step.event}`,
    subject: `application:${row.applicationId}`,
    from: row.status,
    to: status,
    ...(step.details && { details: step.details }),
  });
  return changed;
}

/** Many at once by one statement, all or none; the caller's batch keeps the audit of it. */
async function many(tx: Tx, actor: Actor, ids: readonly string[], event: AwardEvent): Promise<void> {
  if (ids.length === 0) return;
  const from = awardMachine.stateNames.filter((state) => awardMachine.transitions[state][event]);
  const to = new Set<AwardStatus>(from.map((state) => next(awardMachine, state, event, actor)));
  const [status] = to;
  if (!status || to.size !== 1) throw new Error(`"${event}" leads to more than one place`);
  const changed = await tx
    .update(award)
    .set({ status, statusAt: now() })
    .where(and(inArray(award.id, [...ids]), inArray(award.status, from)))
    .returning({ id: award.id });
  if (changed.length !== ids.length) {
    throw conflict("Somebody changed one of these awards meanwhile. Look at them again.");
  }
}

/** The one way an award changes. */
export const changeAward = { lock, one, many };
