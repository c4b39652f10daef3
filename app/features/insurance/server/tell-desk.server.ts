import { and, eq, isNull } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { appUser, userRole } from "#app/db/schema/users.ts";
import { type NewNotification, notify } from "#app/features/notifications/server/notify.server.ts";

/** Puts something under the bell of everybody who runs the admin desk. */
export async function tellDesk(tx: Tx, given: NewNotification): Promise<void> {
  const desk = await tx
    .select({ userId: appUser.id })
    .from(userRole)
    .innerJoin(appUser, eq(appUser.id, userRole.userId))
    .where(and(eq(userRole.role, "admin"), isNull(userRole.revokedAt), isNull(appUser.disabledAt)));
  for (const { userId } of desk) await notify(tx, userId, given);
}
