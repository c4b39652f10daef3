import { desc, eq } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { savedScholarship } from "#app/db/schema/saved-scholarships.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { scholarshipPermissions } from "../../scholarships-permissions.ts";

const MOST = 500;

/** Which scholarships the student has kept, the latest first; none before a student of the account is chosen. */
export async function listSavedSlugs(actor: Actor): Promise<string[]> {
  scholarshipPermissions.assertCan(actor, "scholarship.save");
  if (!actor.studentId) return [];
  const rows = await database()
    .select({ slug: scholarship.slug })
    .from(savedScholarship)
    .innerJoin(scholarship, eq(scholarship.id, savedScholarship.scholarshipId))
    .where(eq(savedScholarship.studentId, actor.studentId))
    .orderBy(desc(savedScholarship.savedAt), desc(scholarship.number))
    .limit(MOST);
  return rows.map(({ slug }) => slug);
}
