import { and, eq } from "drizzle-orm";
import type { Tx } from "#app/db/opening/client.server.ts";
import { organisation } from "#app/db/schema/organisations.ts";
import { appUser, userRole } from "#app/db/schema/users.ts";
import { whoSignsIn } from "#app/db/who-signs-in.server.ts";
import { type NewNotification, notify } from "#app/features/notifications/server/bell/notify.server.ts";
import { type GiverAddresses, giverAddresses } from "../giver-addresses.ts";
import { type NotificationChoice, usualChoices } from "../giver-options.ts";

/** Under the bell of everyone who signs in for an organisation, unless it wants none of this kind. */
export async function tellGivers(
  tx: Tx,
  organisationId: string,
  /** Null: nobody may choose not to hear it. */
  topic: NotificationChoice | null,
  told: Omit<NewNotification, "link"> & {
    readonly dedupeKey: string;
    readonly link: string | ((at: GiverAddresses) => string);
  },
): Promise<void> {
  const people = await tx
    .select({ userId: userRole.userId, kind: organisation.kind, settings: organisation.settings })
    .from(userRole)
    .innerJoin(organisation, eq(organisation.id, userRole.organisationId))
    .innerJoin(appUser, eq(appUser.id, userRole.userId))
    .where(and(eq(userRole.organisationId, organisationId), whoSignsIn.byRole()));
  for (const { userId, kind, settings } of people) {
    const wanted = Array.isArray(settings.notify) ? settings.notify : usualChoices;
    if (topic !== null && !wanted.includes(topic)) continue;
    const link = typeof told.link === "string" ? told.link : told.link(giverAddresses(kind));
    await notify(tx, userId, { ...told, link });
  }
}
