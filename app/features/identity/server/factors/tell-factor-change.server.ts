import { formatDateTime, now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { findContact } from "../contacts/find-contact.server.ts";
import { outgoingMessages } from "../contacts/outgoing-messages.server.ts";

/** X15: a second factor that comes or goes is told to the owner, who may not be the one at the screen. */
export async function tellFactorChange(tx: Tx, userId: string, what: string): Promise<void> {
  const email = await findContact(userId, "email");
  if (!email) return;
  await outgoingMessages.queue(tx, {
    key: `factor-changed:${newId()}`,
    to: { email },
    template: "generic",
    values: {
      title: "The sign-in of your account was changed",
      message: `${what} on ${formatDateTime(now())}. If it was not you, change your password at once and write to us.`,
    },
    language: "en",
  });
}
