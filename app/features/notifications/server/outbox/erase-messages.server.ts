import { eq, inArray, or } from "drizzle-orm";
import type { Tx } from "#app/db/opening/client.server.ts";
import {
  messageConsent,
  notification,
  notificationPreference,
  outboundMessage,
} from "#app/db/schema/messages.ts";
import { pushSubscription } from "#app/db/schema/push-subscriptions.ts";
import { recipientHash } from "./message-envelope.server.ts";

/** Forgets everything said to one person: for the erasure of an account (T36). */
export async function eraseMessages(
  tx: Tx,
  person: {
    userId: string;
    studentIds?: readonly string[];
    phones: readonly string[];
    emails: readonly string[];
  },
): Promise<void> {
  const hashes = [
    ...person.phones.flatMap((phone) => [recipientHash("sms", phone), recipientHash("whatsapp", phone)]),
    ...person.emails.map((email) => recipientHash("email", email)),
  ];
  await tx
    .delete(notification)
    .where(
      or(
        eq(notification.userId, person.userId),
        inArray(notification.studentId, [...(person.studentIds ?? [])]),
      ),
    );
  await tx.delete(notificationPreference).where(eq(notificationPreference.userId, person.userId));
  await tx.delete(pushSubscription).where(eq(pushSubscription.userId, person.userId));
  await tx.delete(messageConsent).where(eq(messageConsent.userId, person.userId));
  if (hashes.length > 0)
    await tx.delete(outboundMessage).where(inArray(outboundMessage.recipientHash, hashes));
}
