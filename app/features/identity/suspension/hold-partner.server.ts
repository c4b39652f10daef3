import type { Actor } from "#app/core/portals/permissions.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { openSuspension } from "./open-suspension.server.ts";
import type { SuspensionReason } from "./suspension-reasons.ts";

/** The row and the audit of an institute or organisation on hold; what follows from it is the caller's. */
export async function holdPartner(
  tx: Tx,
  actor: Actor,
  given: {
    readonly kind: "institute" | "organisation";
    readonly subjectId: string;
    readonly reason: SuspensionReason;
    readonly note: string;
    readonly paused: string[];
  },
): Promise<string> {
  const id = await openSuspension(tx, actor, given);
  const { kind, subjectId, reason, note, paused } = given;
  await writeAudit(tx, {
    chain: `${kind}:${subjectId}`,
    actor,
    event: `${kind}.suspended`,
    from: "active",
    to: "suspended",
    details: { reason: note, told: reason, paused: paused.length },
  });
  return id;
}
