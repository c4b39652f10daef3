import { and, eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, notFound } from "#app/core/requests/errors.ts";
import { next } from "#app/core/state-machine.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { applicationCheck } from "#app/db/schema/applications.ts";
import { type CheckEvent, checkMachine, type DefectReason } from "../../rules/check-status.ts";
import type { ApplicationRow } from "../lists/application-row.server.ts";

export type CheckRow = typeof applicationCheck.$inferSelect;

export interface CheckStep {
  readonly code: string;
  readonly event: CheckEvent;
  readonly reason?: DefectReason;
  readonly note?: string | null;
  readonly sentence?: string | null;
}

/** The one way a check changes; the application's row is locked by the caller. */
export async function changeCheck(
  tx: Tx,
  actor: Actor,
  row: ApplicationRow,
  { code, event, reason, note, sentence }: CheckStep,
): Promise<CheckRow[]> {
  if (row.status !== "under_review" && row.status !== "action_needed") {
    throw conflict("This application is not under review now.", "wrong_state");
  }
  const place = and(eq(applicationCheck.applicationId, row.id), eq(applicationCheck.code, code));
  const [check] = await tx.select().from(applicationCheck).where(place);
  if (!check) throw notFound("There is no such check.");
  const status = next(checkMachine, check.status, event, actor);
  await tx
    .update(applicationCheck)
    .set({
      status,
      reason: status === "defect" ? (reason ?? "other") : null,
      note: status === "defect" ? (note ?? null) : null,
      sentence: status === "defect" ? (sentence ?? null) : null,
      checkedAt: event === "mend" ? null : now(),
      checkedByRole: event === "mend" ? null : actor.role,
    })
    .where(place);
  await writeAudit(tx, {
    chain: `application:${row.id}`,
    actor,
    event: `check.${event}`,
    subject: `check:${check.id}`,
    from: check.status,
    to: status,
    details: { code, ...(reason && { reason }), ...(sentence && { sentence }) },
  });
  return tx.select().from(applicationCheck).where(eq(applicationCheck.applicationId, row.id));
}
