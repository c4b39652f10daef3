import { asc, eq, inArray, or } from "drizzle-orm";
import { formatDateTime } from "#app/core/clock.ts";
import { database, type Tx } from "#app/db/opening/client.server.ts";
import { savedScholarship, savedSearch } from "#app/db/schema/saved-scholarships.ts";
import { scholarshipAlert, scholarshipDigest } from "#app/db/schema/scholarship-alerts.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { studentFacts } from "#app/db/schema/student-facts.ts";
import type {
  DataSubject,
  OwnDataRoom,
} from "#app/features/identity/server/own-data/own-data-rooms.server.ts";

async function collect({ userId, studentIds }: DataSubject): Promise<unknown> {
  const ids = [...studentIds];
  const facts = await database()
    .select()
    .from(studentFacts)
    .where(or(eq(studentFacts.userId, userId), inArray(studentFacts.studentId, ids)));
  const saved = await database()
    .select({ scholarship: scholarship.title, savedAt: savedScholarship.savedAt })
    .from(savedScholarship)
    .innerJoin(scholarship, eq(scholarship.id, savedScholarship.scholarshipId))
    .where(inArray(savedScholarship.studentId, ids))
    .orderBy(asc(savedScholarship.savedAt));
  const searches = await database()
    .select({ name: savedSearch.name, query: savedSearch.query, savedAt: savedSearch.createdAt })
    .from(savedSearch)
    .where(inArray(savedSearch.studentId, ids))
    .orderBy(asc(savedSearch.createdAt));
  const alerts = await database()
    .select({
      scholarship: scholarship.title,
      kind: scholarshipAlert.kind,
      about: scholarshipAlert.about,
      toldOn: scholarshipAlert.toldOn,
    })
    .from(scholarshipAlert)
    .innerJoin(scholarship, eq(scholarship.number, scholarshipAlert.number))
    .where(inArray(scholarshipAlert.studentId, ids))
    .orderBy(asc(scholarshipAlert.about));
  return {
    matchedWith: facts.map(({ profile, updatedAt }) => ({ profile, updatedAt: formatDateTime(updatedAt) })),
    saved: saved.map((row) => ({ ...row, savedAt: formatDateTime(row.savedAt) })),
    searches: searches.map((row) => ({ ...row, savedAt: formatDateTime(row.savedAt) })),
    alerts,
  };
}

/** The student's bare row stays, so nothing here goes by itself. */
async function erase(tx: Tx, { userId, studentIds }: DataSubject): Promise<void> {
  await tx
    .delete(studentFacts)
    .where(or(eq(studentFacts.userId, userId), inArray(studentFacts.studentId, [...studentIds])));
  if (studentIds.length === 0) return;
  for (const table of [savedScholarship, savedSearch, scholarshipAlert, scholarshipDigest])
    await tx.delete(table).where(inArray(table.studentId, [...studentIds]));
}

/** What is known for matching, what was saved, and what was told (T36). */
export const scholarshipOwnData: OwnDataRoom = { name: "scholarships", collect, erase };
