import { and, eq, isNull } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { suspension } from "#app/db/schema/suspensions.ts";
import type { SuspensionKind } from "./open-suspension.server.ts";

type Row = typeof suspension.$inferSelect;

/** Lifts what is open, if anything is: an account may have been closed before there were such rows. */
export async function endSuspension(
  tx: Tx,
  actor: Actor,
  { kind, subjectId, note }: { kind: SuspensionKind; subjectId: string; note: string },
): Promise<Row | null> {
  const [ended] = await tx
    .update(suspension)
    .set({ restoredAt: now(), restoredBy: actor.userId, restoredNote: note })
    .where(and(eq(suspension.kind, kind), eq(suspension.subjectId, subjectId), isNull(suspension.restoredAt)))
    .returning();
  return ended ?? null;
}
