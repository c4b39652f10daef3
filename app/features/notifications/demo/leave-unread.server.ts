import { and, desc, eq, isNull } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { notification } from "#app/db/schema/messages.ts";
import { markRead } from "../server/bell/mark-read.server.ts";

/** How many the bell of somebody of the demo shows: the newest; what is older has been read. */
export async function leaveUnread(actor: Actor, count: number): Promise<void> {
  const rows = await database()
    .select({ id: notification.id })
    .from(notification)
    .where(and(eq(notification.userId, actor.userId ?? ""), isNull(notification.readAt)))
    .orderBy(desc(notification.createdAt), desc(notification.id));
  await markRead(
    actor,
    rows.slice(count).map(({ id }) => id),
  );
}
