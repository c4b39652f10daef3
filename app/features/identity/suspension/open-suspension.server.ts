import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { suspension } from "#app/db/schema/suspensions.ts";
import type { SuspensionReason } from "./suspension-reasons.ts";

export type SuspensionKind = (typeof suspension.$inferSelect)["kind"];

/** The row of it: there is one at a time, by the database. */
export async function openSuspension(
  tx: Tx,
  actor: Actor,
  given: {
    readonly kind: SuspensionKind;
    readonly subjectId: string;
    readonly reason: SuspensionReason;
    readonly note: string;
    readonly paused?: string[];
  },
): Promise<string> {
  const id = newId();
  await tx.insert(suspension).values({ id, ...given, since: now(), byUserId: actor.userId });
  return id;
}
