import { env } from "#app/core/settings/env.server.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import type { userContact } from "#app/db/schema/users.ts";
import { contactRow } from "#app/features/identity/server/contacts/contact-row.server.ts";
import { outgoingMessages } from "#app/features/identity/server/contacts/outgoing-messages.server.ts";
import { notify } from "#app/features/notifications/server/bell/notify.server.ts";

interface Colleague {
  readonly userId: string;
  readonly email: typeof userContact.$inferSelect | null;
}

interface News {
  readonly key: string;
  readonly title: string;
  readonly message: string;
  /** A path of this site. */
  readonly link: string;
  readonly isGood?: boolean;
}

/** At once: under the bell and by mail. */
export async function tellColleague(
  tx: Tx,
  { userId, email }: Colleague,
  { key, title, message, link, isGood = false }: News,
): Promise<void> {
  const type = isGood ? "success" : "warning";
  await notify(tx, userId, { type, title, message, link, dedupeKey: key });
  if (!email) return;
  await outgoingMessages.queue(tx, {
    key: `${key}:${userId}`,
    to: { email: contactRow.open(email) },
    template: "institute-news",
    values: { title, message, link: `${env().PUBLIC_URL}${link}` },
    language: "en",
  });
}
