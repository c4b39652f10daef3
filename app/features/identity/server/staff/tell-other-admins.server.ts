import type { Actor, Right } from "#app/core/portals/permissions.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { notify } from "#app/features/notifications/server/bell/notify.server.ts";
import { listHolders } from "#app/features/notifications/server/lanes/list-holders.server.ts";
import { contactRow } from "../contacts/contact-row.server.ts";
import { outgoingMessages } from "../contacts/outgoing-messages.server.ts";

/**
 * Under the bell and by e-mail, to everybody who holds the right but the one who did it: nothing goes behind the others' backs.
 * Who is limited to states or languages is nobody's second person, and is not told.
 */
export async function tellOtherAdmins(
  tx: Tx,
  actor: Actor,
  right: Right,
  news: { readonly key: string; readonly title: string; readonly message: string; readonly link: string },
): Promise<number> {
  const holders = await listHolders(tx, right);
  const others = holders.filter((one) => one.actor.userId !== actor.userId && !one.actor.limit);
  for (const { actor: other, email } of others) {
    const { key, title, message, link } = news;
    await notify(tx, other.userId, { type: "warning", title, message, link, dedupeKey: key });
    if (!email) continue;
    await outgoingMessages.queue(tx, {
      key: `${key}:${other.userId}`,
      to: { email: contactRow.open(email) },
      template: "generic",
      values: { title, message },
      language: "en",
    });
  }
  return others.length;
}
