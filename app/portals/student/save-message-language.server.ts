import { eq } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { unauthenticated } from "#app/core/requests/errors.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { appUser } from "#app/db/schema/users.ts";

/** For the messages we send; the pages follow the cookie. */
export async function saveMessageLanguage(actor: Actor, language: Language): Promise<void> {
  const { userId } = actor;
  if (!userId) throw unauthenticated();
  await inTransaction((tx) => tx.update(appUser).set({ language }).where(eq(appUser.id, userId)));
}
