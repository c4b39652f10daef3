import { eq } from "drizzle-orm";
import { addHours, endOfIstDay, now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { next } from "#app/core/state-machine.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import {
  type ApplicationEvent,
  type ApplicationStatus,
  applicationMachine,
  mendWithinDays,
  reviewWithinHours,
} from "../rules/application-status.ts";
import { addEvent } from "./add-event.server.ts";
import type { ApplicationRow } from "./lists/application-row.server.ts";

export interface Step {
  readonly event: ApplicationEvent;
  readonly changes?: Partial<typeof application.$inferInsert>;
  /** Of a check: its code. */
  readonly about?: string;
  /** For the audit; masked by the caller. */
  readonly details?: Record<string, unknown>;
}

/** The one way an application's status changes: machine, row, timeline, audit, all in the caller's transaction. */
export async function changeApplication(
  tx: Tx,
  actor: Actor,
  row: ApplicationRow,
  { event, changes = {}, about, details }: Step,
): Promise<ApplicationRow> {
  const status = next(applicationMachine, row.status, event, actor);
  const [changed] = await tx
    .update(application)
    .set({ status, dueAt: dueFor(status), escalatedAt: null, ...changes })
    .where(eq(application.id, row.id))
    .returning();
  if (!changed) throw new Error("The application disappeared while it was locked");
  await addEvent(tx, actor, row.id, { event, toStatus: status, about });
  await writeAudit(tx, {
    chain: `application:${row.id}`,
    actor,
    event: `application.${event}`,
    from: row.status,
    to: status,
    details: { ...(about !== undefined && { about }), ...details },
  });
  return changed;
}

/** By when whoever holds it now must have acted. */
function dueFor(status: ApplicationStatus): Date | null {
  if (status === "under_review") return addHours(now(), reviewWithinHours);
  if (status === "action_needed") return endOfIstDay(addHours(now(), mendWithinDays * 24));
  return null;
}
