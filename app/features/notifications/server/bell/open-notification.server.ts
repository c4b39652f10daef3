import { and, eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { notification } from "#app/db/schema/messages.ts";
import { notificationPermissions } from "../../notification-permissions.ts";
import { ownBell } from "./own-bell.server.ts";

/** Reads one piece of news and says where it leads. Null for another's, for none, and where it leads nowhere (T13). */
export async function openNotification(actor: Actor, id: string): Promise<string | null> {
  notificationPermissions.assertCan(actor, "notification.mark");
  if (!isId(id)) return null;
  const [opened] = await database()
    .update(notification)
    .set({ readAt: now() })
    .where(and(ownBell(actor), eq(notification.id, id)))
    .returning({ link: notification.link });
  return opened?.link ?? null;
}
