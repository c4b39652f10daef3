import { inArray } from "drizzle-orm";
import type { Db } from "#app/db/opening/client.server.ts";
import { notificationPreference as table } from "#app/db/schema/messages.ts";
import { defaultPreferences, type Preferences } from "../../preferences.ts";

/** What each of these people chose, or the defaults, in one statement: `findPreferences` for a morning's thousands. */
export async function listPreferences(
  db: Db,
  userIds: readonly string[],
): Promise<(userId: string) => Preferences> {
  const rows =
    userIds.length > 0
      ? await db
          .select()
          .from(table)
          .where(inArray(table.userId, [...userIds]))
      : [];
  const known = new Map(rows.map((row) => [row.userId, row]));
  return (userId) => known.get(userId) ?? defaultPreferences;
}
