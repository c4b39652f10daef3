import { eq } from "drizzle-orm";
import { addHours, now } from "#app/core/clock.ts";
import { isId, newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, notFound } from "#app/core/requests/errors.ts";
import { next } from "#app/core/state-machine.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { assertWithin } from "#app/db/limits/assert-within.server.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { partnershipNote, partnershipRequest } from "#app/db/schema/institutes.ts";
import { type PartnershipEvent, partnershipMachine, reviewWithinHours } from "../../partnership-status.ts";
import { type PartnershipRow, partnershipRow } from "./partnership-row.server.ts";

const noteKinds = {
  submit: "submitted",
  ask_more: "asked",
  answer: "answered",
  approve: "approved",
  reject: "rejected",
} as const;

export interface PartnershipChange {
  readonly requestId: string;
  /** What the person at the desk saw; whoever comes second is told (T39). */
  readonly revision?: number;
  /** What both sides read beside the event. */
  readonly text?: string;
  readonly columns?: Partial<typeof partnershipRequest.$inferInsert>;
  readonly details?: Record<string, unknown>;
}

/** The one way a partnership application changes its status: by the machine, audited, with its clock. */
export async function changePartnership(
  tx: Tx,
  actor: Actor,
  event: PartnershipEvent,
  { requestId, revision, text, columns, details }: PartnershipChange,
): Promise<PartnershipRow> {
  if (!isId(requestId)) throw notFound("There is no such partnership application.");
  const row = await partnershipRow.lock(tx, requestId);
  await assertWithin(actor, "partnership", row.id, tx);
  if (revision !== undefined && row.revision !== revision) throw conflict();
  const to = next(partnershipMachine, row.status, event, actor);
  const at = now();
  const isDesks = partnershipMachine.states[to].heldBy === "admin";
  // The 48 hours run from sending, and anew from an answer; taking it up does not stretch them.
  const dueAt = !isDesks ? null : event === "take_up" ? row.dueAt : addHours(at, reviewWithinHours);
  const [changed] = await tx
    .update(partnershipRequest)
    .set({
      ...columns,
      status: to,
      revision: row.revision + 1,
      dueAt,
      ...(event !== "take_up" && { escalatedAt: null }),
      ...((to === "approved" || to === "rejected") && { decidedAt: at }),
    })
    .where(eq(partnershipRequest.id, requestId))
    .returning();
  if (!changed) throw conflict();
  const kind = Object.hasOwn(noteKinds, event) ? noteKinds[event as keyof typeof noteKinds] : null;
  if (kind) {
    await tx.insert(partnershipNote).values({ id: newId(), requestId, kind, text: text ?? "", at });
  }
  await writeAudit(tx, {
    chain: `partnership:${requestId}`,
    actor,
    event: `partnership.${event}`,
    from: row.status,
    to,
    details,
  });
  return changed;
}
