import { eq } from "drizzle-orm";
import { defaultLanguage, isLanguage, type Language } from "#app/core/words/i18n.ts";
import { database } from "#app/db/opening/client.server.ts";
import { appUser } from "#app/db/schema/users.ts";

/** In which language somebody reads us: the desk sees it before writing to them. */
export async function findReadingLanguage(userId: string): Promise<Language> {
  const [user] = await database()
    .select({ language: appUser.language })
    .from(appUser)
    .where(eq(appUser.id, userId));
  return isLanguage(user?.language) ? user.language : defaultLanguage;
}
