import { and, eq } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { countRows } from "#app/db/lists/count-rows.server.ts";
import { notification } from "#app/db/schema/messages.ts";
import { notificationPermissions } from "../../notification-permissions.ts";
import { ownBell } from "./own-bell.server.ts";

/** Beside "Need you": what that list shows. */
export async function countNeedYou(actor: Actor): Promise<number> {
  if (actor.userId === null || !notificationPermissions.can(actor, "notification.read")) return 0;
  return countRows(notification, and(ownBell(actor), eq(notification.type, "warning")));
}
