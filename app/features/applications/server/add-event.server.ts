import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { applicationEvent } from "#app/db/schema/applications.ts";

/** A line of the application's timeline. */
export async function addEvent(
  tx: Tx,
  actor: Actor,
  applicationId: string,
  { event, toStatus, about }: { event: string; toStatus?: string | undefined; about?: string | undefined },
): Promise<void> {
  await tx.insert(applicationEvent).values({
    id: newId(),
    applicationId,
    event,
    toStatus: toStatus ?? null,
    about: about ?? null,
    byRole: actor.role,
    helperId: actor.helper?.id ?? null,
    at: now(),
  });
}
