import { eq } from "drizzle-orm";
import type { Db } from "#app/db/opening/client.server.ts";
import { notificationPreference as table } from "#app/db/schema/messages.ts";
import { defaultPreferences, type Preferences } from "../../preferences.ts";

/** What this person chose, or the defaults. For the system's own decisions; people ask `getPreferences`. */
export async function findPreferences(db: Db, userId: string): Promise<Preferences> {
  const [found] = await db
    .select({
      bellNewScholarships: table.bellNewScholarships,
      bellDeadlines: table.bellDeadlines,
      emailDeadlines: table.emailDeadlines,
      smsNewScholarships: table.smsNewScholarships,
      smsDeadlines: table.smsDeadlines,
      whatsappNewScholarships: table.whatsappNewScholarships,
      whatsappDeadlines: table.whatsappDeadlines,
      whatsappApplicationUpdates: table.whatsappApplicationUpdates,
      emailNewScholarships: table.emailNewScholarships,
      smsApplicationUpdates: table.smsApplicationUpdates,
      weeklyDigest: table.weeklyDigest,
      profileVisible: table.profileVisible,
      shareAnonymousStories: table.shareAnonymousStories,
    })
    .from(table)
    .where(eq(table.userId, userId));
  return found ?? defaultPreferences;
}
