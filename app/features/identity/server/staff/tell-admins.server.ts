import type { Right } from "#app/core/portals/permissions.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { listHolders } from "#app/features/notifications/server/lanes/list-holders.server.ts";
import { contactRow } from "../contacts/contact-row.server.ts";
import { outgoingMessages } from "../contacts/outgoing-messages.server.ts";

/** A mail to everybody who holds the right: for what the operator should know before looking at a page. */
export async function tellAdmins(
  tx: Tx,
  right: Right,
  { key, title, message }: { key: string; title: string; message: string },
): Promise<void> {
  for (const { actor, email } of await listHolders(tx, right)) {
    if (!email) continue;
    await outgoingMessages.queue(tx, {
      key: `${key}:${actor.userId}`,
      to: { email: contactRow.open(email) },
      template: "generic",
      values: { title, message },
      language: "en",
    });
  }
}
