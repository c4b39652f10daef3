import { asc, eq, inArray, or } from "drizzle-orm";
import { database } from "#app/db/opening/client.server.ts";
import { messageConsent, notification } from "#app/db/schema/messages.ts";
import { pushSubscription } from "#app/db/schema/push-subscriptions.ts";
import { findPreferences } from "../preferences/find-preferences.server.ts";

/** What was under the bell, what she chose, and when she agreed to WhatsApp: for her copy of everything (T36). */
export async function collectNotifications({
  userId,
  studentIds,
}: {
  userId: string;
  studentIds: readonly string[];
}) {
  const db = database();
  return {
    news: await db
      .select({
        at: notification.createdAt,
        title: notification.title,
        message: notification.message,
        readAt: notification.readAt,
      })
      .from(notification)
      .where(or(eq(notification.userId, userId), inArray(notification.studentId, [...studentIds])))
      .orderBy(asc(notification.createdAt)),
    choices: await findPreferences(db, userId),
    whatsApp: await db
      .select({
        words: messageConsent.words,
        language: messageConsent.language,
        givenAt: messageConsent.givenAt,
        givenBy: messageConsent.givenBy,
        withdrawnAt: messageConsent.withdrawnAt,
        withdrawnBy: messageConsent.withdrawnBy,
      })
      .from(messageConsent)
      .where(eq(messageConsent.userId, userId))
      .orderBy(asc(messageConsent.givenAt)),
    devices: await db
      .select({ ringsSince: pushSubscription.createdAt })
      .from(pushSubscription)
      .where(eq(pushSubscription.userId, userId))
      .orderBy(asc(pushSubscription.createdAt)),
  };
}
