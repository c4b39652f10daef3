import { and, inArray, isNull } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { notification } from "#app/db/schema/messages.ts";
import { notificationPermissions } from "../../notification-permissions.ts";
import { ownBell } from "./own-bell.server.ts";

/** Says how many became read. Ids of others, or of nothing, change nothing (T13). */
export async function markRead(actor: Actor, which: readonly string[] | "all"): Promise<number> {
  notificationPermissions.assertCan(actor, "notification.mark");
  const chosen = which === "all" ? undefined : inArray(notification.id, which.filter(isId));
  const marked = await database()
    .update(notification)
    .set({ readAt: now() })
    .where(and(ownBell(actor), isNull(notification.readAt), chosen))
    .returning({ id: notification.id });
  return marked.length;
}
