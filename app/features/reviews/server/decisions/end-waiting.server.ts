import { and, eq, isNull } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { waitingPlace } from "#app/db/schema/reviews.ts";

/** Takes an application off the waiting list; says whether it was on it. */
export async function endWaiting(
  tx: Tx,
  applicationId: string,
  outcome: "moved_up" | "decided" | "left",
): Promise<boolean> {
  const ended = await tx
    .update(waitingPlace)
    .set({ endedAt: now(), outcome })
    .where(and(eq(waitingPlace.applicationId, applicationId), isNull(waitingPlace.endedAt)))
    .returning({ id: waitingPlace.applicationId });
  return ended.length > 0;
}
