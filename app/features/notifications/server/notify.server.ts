import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import type { Tx } from "#app/db/client.server.ts";
import { notification } from "#app/db/schema/messages.ts";
import type { NotificationType } from "../notification-list.ts";

export type NewNotification = {
  /** Whose news it is, where the account may serve several students. */
  studentId?: string;
  type: NotificationType;
  /** In the reader's language. */
  title: string;
  message: string;
  /** A path of this site, such as /student/applications/… */
  link?: string;
  /** The same thing is said to the same person once. */
  dedupeKey?: string;
};

/** Puts something under somebody's bell, in the transaction that causes it. Null when it was said before. */
export async function notify(tx: Tx, userId: string, given: NewNotification): Promise<string | null> {
  if (given.link !== undefined && !/^\/(?!\/)/.test(given.link)) {
    throw new Error("A notification links to a path of this site");
  }
  const [written] = await tx
    .insert(notification)
    .values({
      id: newId(),
      userId,
      studentId: given.studentId ?? null,
      type: given.type,
      title: given.title,
      message: given.message,
      link: given.link ?? null,
      dedupeKey: given.dedupeKey ?? null,
      createdAt: now(),
    })
    .onConflictDoNothing()
    .returning({ id: notification.id });
  return written?.id ?? null;
}
