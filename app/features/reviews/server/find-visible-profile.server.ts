import { eq } from "drizzle-orm";
import { database } from "#app/db/opening/client.server.ts";
import { studentFacts } from "#app/db/schema/student-facts.ts";
import type { ApplicationRow } from "#app/features/applications/server/lists/application-row.server.ts";
import { findPreferences } from "#app/features/notifications/server/preferences/find-preferences.server.ts";
import { keptProfileSchema, type Profile } from "#app/features/scholarships/eligibility/profile.ts";

/** P7: what she told us for matching, if she ticked "profile visible to providers"; null if not. */
export async function findVisibleProfile({ userId, studentId }: ApplicationRow): Promise<Profile | null> {
  const { profileVisible } = await findPreferences(database(), userId);
  if (!profileVisible) return null;
  const [known] = await database()
    .select({ profile: studentFacts.profile })
    .from(studentFacts)
    .where(eq(studentFacts.studentId, studentId));
  return known ? (keptProfileSchema.safeParse(known.profile).data ?? null) : null;
}
