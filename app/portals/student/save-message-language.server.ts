import { eq } from "drizzle-orm";
import { unauthenticated } from "#app/core/errors.ts";
import type { Language } from "#app/core/i18n.ts";
import type { Actor } from "#app/core/permissions.ts";
import { inTransaction } from "#app/db/client.server.ts";
import { appUser } from "#app/db/schema/users.ts";

/** For the messages we send; the pages follow the cookie. */
export async function saveMessageLanguage(actor: Actor, language: Language): Promise<void> {
  const { userId } = actor;
  if (!userId) throw unauthenticated();
  await inTransaction((tx) => tx.update(appUser).set({ language }).where(eq(appUser.id, userId)));
}
