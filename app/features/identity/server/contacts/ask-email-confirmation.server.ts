import { istDate } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { unauthenticated } from "#app/core/requests/errors.ts";
import { env } from "#app/core/settings/env.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { queueMessage } from "#app/features/notifications/server/outbox/queue-message.server.ts";
import { emailLink } from "./email-link.server.ts";
import { hashContact } from "./hash-contact.server.ts";

/** Sends the link that proves an address (P2): one letter a day to one address, however often it is asked for. */
export async function askEmailConfirmation(actor: Actor, email: string): Promise<void> {
  const { userId } = actor;
  if (!userId || actor.role !== "student") throw unauthenticated();
  const address = email.trim().toLowerCase();
  await inTransaction((tx) =>
    queueMessage(tx, {
      channel: "email",
      template: "email-confirm",
      language: actor.language,
      to: address,
      variables: {
        link: `${env().PUBLIC_URL}/confirm-email?token=${encodeURIComponent(emailLink.seal(userId, address))}`,
      },
      dedupeKey: `email-confirm:${userId}:${hashContact("email", address)}:${istDate()}`,
    }),
  );
}
