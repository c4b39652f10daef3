import { and, eq, isNull } from "drizzle-orm";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { database } from "#app/db/opening/client.server.ts";
import { institute } from "#app/db/schema/institutes.ts";
import { savedReport, savedReportReader } from "#app/db/schema/saved-reports.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { appUser } from "#app/db/schema/users.ts";
import { reportPermissions } from "../report-permissions.ts";
import { rangeOfPeriod } from "../report-words.ts";
import { mailTimes } from "./mail-times.server.ts";

/** What a saved report asks for, with the two days its period means today. */
export async function getReport(actor: Actor, reportId: string) {
  reportPermissions.assertCan(actor, "report.read");
  const [row] = isId(reportId)
    ? await database()
        .select()
        .from(savedReport)
        .where(and(eq(savedReport.id, reportId), isNull(savedReport.deletedAt)))
    : [];
  if (!row) throw notFound("There is no such report.");
  return {
    id: row.id,
    name: row.name,
    subject: row.subject,
    schedule: row.schedule,
    scholarshipId: row.scholarshipId,
    instituteId: row.instituteId,
    about: await narrowedTo(row),
    readers: await listReaders(row.id, actor),
    mail: mailTimes(row),
    range: rangeOfPeriod(row.period, row),
  };
}

/** What it was narrowed to, in words. */
async function narrowedTo({
  scholarshipId,
  instituteId,
}: typeof savedReport.$inferSelect): Promise<string | null> {
  const [ofScholarship] = scholarshipId
    ? await database()
        .select({ name: scholarship.title })
        .from(scholarship)
        .where(eq(scholarship.id, scholarshipId))
    : [];
  const [ofInstitute] = instituteId
    ? await database().select({ name: institute.name }).from(institute).where(eq(institute.id, instituteId))
    : [];
  return [ofScholarship?.name, ofInstitute?.name].filter(Boolean).join(", ") || null;
}

async function listReaders(reportId: string, actor: Actor) {
  const rows = await database()
    .select({ userId: appUser.id, name: appUser.name })
    .from(savedReportReader)
    .innerJoin(appUser, eq(appUser.id, savedReportReader.userId))
    .where(and(eq(savedReportReader.reportId, reportId), isNull(savedReportReader.endedAt)))
    .orderBy(appUser.name, appUser.id);
  return rows.map(({ userId, name }) => ({ name: name ?? "A colleague", isYou: userId === actor.userId }));
}
