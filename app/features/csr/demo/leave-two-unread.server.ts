import { and, desc, eq, isNull } from "drizzle-orm";
import { database } from "#app/db/client.server.ts";
import { notification } from "#app/db/schema/messages.ts";
import { markRead } from "#app/features/notifications/server/mark-read.server.ts";

/** The company's bell shows 2 (spec 2): what is older has been read. */
export async function leaveTwoUnread(userId: string): Promise<void> {
  const rows = await database()
    .select({ id: notification.id })
    .from(notification)
    .where(and(eq(notification.userId, userId), isNull(notification.readAt)))
    .orderBy(desc(notification.createdAt), desc(notification.id));
  await markRead(
    { role: "csr", userId, language: "en" },
    rows.slice(2).map(({ id }) => id),
  );
}
