import { and, inArray } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { withinLimit } from "#app/db/limits/within-limit.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { profileSchema } from "#app/features/scholarships/eligibility/profile.ts";
import { readFactsRow } from "#app/features/scholarships/server/facts/read-facts-row.server.ts";
import { matchScholarshipsForStudent } from "#app/features/scholarships/server/matching/match-scholarships-for-student.server.ts";
import { applicationPermissions } from "../../application-permissions.ts";

/** So many of the best are offered before the others. */
const SHOWN = 8;

export type Suggestion = { readonly slug: string; readonly title: string };

/**
 * P32: which scholarships fit the students who asked the desk to find one, best first, by the rules and by what each
 * has told; nothing for whom nothing is known.
 */
export async function suggestScholarships(
  actor: Actor,
  applicationIds: readonly string[],
): Promise<Record<string, readonly Suggestion[]>> {
  applicationPermissions.assertCan(actor, "application.see_desk");
  if (applicationIds.length === 0) return {};
  const rows = await database()
    .select({ id: application.id, studentId: application.studentId })
    .from(application)
    .where(
      and(inArray(application.id, [...applicationIds]), withinLimit(actor, "application", application.id)),
    );
  const found = await Promise.all(
    rows.map(async ({ id, studentId }) => [id, await fittingFor(studentId)] as const),
  );
  return Object.fromEntries(found);
}

async function fittingFor(studentId: string): Promise<readonly Suggestion[]> {
  const { data: profile } = profileSchema.strip().safeParse(await readFactsRow(studentId));
  if (!profile || Object.keys(profile).length === 0) return [];
  const { matches } = await matchScholarshipsForStudent(profile, { limit: SHOWN, openOnly: true });
  return matches.map(({ card: { slug, title } }) => ({ slug, title }));
}
