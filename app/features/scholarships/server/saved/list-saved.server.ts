import { desc, eq } from "drizzle-orm";
import type { IstDay } from "#app/core/clock.ts";
import { istDate } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { savedScholarship } from "#app/db/schema/saved-scholarships.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { scholarshipPermissions } from "../../scholarships-permissions.ts";
import type { ScholarshipCard } from "../../views/scholarship-view.ts";
import type { CatalogueIndex } from "../catalogue/catalogue-index.server.ts";
import { loadCatalogue } from "../catalogue/load-catalogue.server.ts";
import { findStudentProfile } from "../facts/find-student-profile.server.ts";
import { requireStudent } from "../facts/require-student.server.ts";
import { readCards } from "../lists/read-cards.server.ts";

const MOST = 500;

/** What the student has kept, the latest first, each with how it fits. */
export async function listSaved(
  actor: Actor,
  { day = istDate() }: { day?: IstDay } = {},
): Promise<ScholarshipCard[]> {
  scholarshipPermissions.assertCan(actor, "scholarship.save");
  const rows = await database()
    .select({ number: scholarship.number })
    .from(savedScholarship)
    .innerJoin(scholarship, eq(scholarship.id, savedScholarship.scholarshipId))
    .where(eq(savedScholarship.studentId, requireStudent(actor)))
    .orderBy(desc(savedScholarship.savedAt), desc(scholarship.number))
    .limit(MOST);
  const profile = await findStudentProfile(actor);
  const find = (index: CatalogueIndex) => ({
    slots: rows.flatMap(({ number }) => index.slotOf(number) ?? []),
  });
  const { judged } = await readCards(await loadCatalogue(), find, day, profile ?? undefined);
  return judged.map(({ card }) => card);
}
