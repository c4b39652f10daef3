import { desc, eq } from "drizzle-orm";
import type { IstDay } from "#app/core/clock.ts";
import { istDate } from "#app/core/clock.ts";
import type { Actor } from "#app/core/permissions.ts";
import { database } from "#app/db/client.server.ts";
import { savedScholarship } from "#app/db/schema/saved-scholarships.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import type { ScholarshipCard } from "../scholarship-view.ts";
import { scholarshipPermissions } from "../scholarships-permissions.ts";
import type { CatalogueIndex } from "./catalogue-index.server.ts";
import { findStudentProfile } from "./find-student-profile.server.ts";
import { loadCatalogue } from "./load-catalogue.server.ts";
import { readCards } from "./read-cards.server.ts";
import { requireStudent } from "./require-student.server.ts";

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
