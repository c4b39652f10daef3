import { and, desc, eq, isNull } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { unauthenticated } from "#app/core/requests/errors.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { builtRead } from "#app/db/built-read.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { applicationPermissions } from "../../application-permissions.ts";
import { applicationList } from "../../views/application-list.ts";
import type { ApplicationLine } from "../../views/application-view.ts";
import { lineColumns, lineMoment, toLine } from "./application-line-row.server.ts";
import { readOwnApplications } from "./read-own-applications.server.ts";

const readNewest = builtRead(["studentId"], (db, { studentId }) =>
  db
    .select(lineColumns)
    .from(application)
    .leftJoin(scholarship, eq(scholarship.id, application.scholarshipId))
    .where(and(eq(application.studentId, studentId), isNull(application.erasedAt)))
    .orderBy(desc(lineMoment), desc(application.id))
    .limit(applicationList.pageSize),
);

/** The first page of the student's own applications, and how many there are: what her dashboard is made of. */
export async function listNewestApplications(
  actor: Actor,
  language: Language,
): Promise<{ lines: ApplicationLine[]; total: number }> {
  applicationPermissions.assertCan(actor, "application.list");
  const { studentId } = actor;
  if (!studentId) throw unauthenticated();
  const [rows, { applications }] = await Promise.all([
    readNewest({ studentId }),
    readOwnApplications(studentId),
  ]);
  return { lines: rows.map((row) => toLine(row, language)), total: applications.length };
}
