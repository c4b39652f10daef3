import { and, eq, isNull, ne } from "drizzle-orm";
import type { Actor } from "#app/core/permissions.ts";
import type { Tx } from "#app/db/client.server.ts";
import { appUser, userContact, userRole } from "#app/db/schema/users.ts";
import { notify } from "#app/features/notifications/server/notify.server.ts";
import { contactRow } from "./contact-row.server.ts";
import { outgoingMessages } from "./outgoing-messages.server.ts";

/** Under the bell and by e-mail, to every admin but the one who did it: nobody is let in behind the others' backs. */
export async function tellOtherAdmins(
  tx: Tx,
  actor: Actor,
  news: { readonly key: string; readonly title: string; readonly message: string; readonly link: string },
): Promise<number> {
  const others = await tx
    .select({ userId: appUser.id, contactId: userContact.id, email: userContact.valueEncrypted })
    .from(userRole)
    .innerJoin(appUser, eq(appUser.id, userRole.userId))
    .leftJoin(userContact, and(eq(userContact.userId, appUser.id), eq(userContact.kind, "email")))
    .where(
      and(
        eq(userRole.role, "admin"),
        isNull(userRole.revokedAt),
        isNull(appUser.disabledAt),
        actor.userId ? ne(appUser.id, actor.userId) : undefined,
      ),
    );
  for (const { userId, contactId, email } of others) {
    const { key, title, message, link } = news;
    await notify(tx, userId, { type: "warning", title, message, link, dedupeKey: key });
    if (!contactId || !email) continue;
    await outgoingMessages.queue(tx, {
      key: `${key}:${userId}`,
      to: { email: contactRow.open({ id: contactId, valueEncrypted: email }) },
      template: "generic",
      values: { title, message },
      language: "en",
    });
  }
  return others.length;
}
