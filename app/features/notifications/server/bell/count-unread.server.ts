import { and, isNull } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { countRows } from "#app/db/lists/count-rows.server.ts";
import { notification } from "#app/db/schema/messages.ts";
import { notificationPermissions } from "../../notification-permissions.ts";
import { ownBell } from "./own-bell.server.ts";

/** For the badge: nobody signed in has nothing unread. */
export async function countUnread(actor: Actor): Promise<number> {
  if (actor.userId === null || !notificationPermissions.can(actor, "notification.read")) return 0;
  return countRows(notification, and(ownBell(actor), isNull(notification.readAt)));
}
