import { and, eq, isNull } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { appUser, userRole } from "#app/db/schema/users.ts";
import { type NewNotification, notify } from "#app/features/notifications/server/notify.server.ts";

/** Under the bell of everybody at the admin desk. Says how many had not heard it before. */
export async function tellDesk(tx: Tx, news: NewNotification): Promise<number> {
  const desk = await tx
    .select({ userId: appUser.id })
    .from(userRole)
    .innerJoin(appUser, eq(appUser.id, userRole.userId))
    .where(and(eq(userRole.role, "admin"), isNull(userRole.revokedAt), isNull(appUser.disabledAt)));
  let told = 0;
  for (const { userId } of desk) if (await notify(tx, userId, news)) told += 1;
  return told;
}
