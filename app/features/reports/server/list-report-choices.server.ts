import { asc, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { institute } from "#app/db/schema/institutes.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { listHolders } from "#app/features/notifications/server/lanes/list-holders.server.ts";
import { reportPermissions } from "../report-permissions.ts";
import { ownScope } from "../report-scope.ts";
import type { ReportChoices } from "../report-view.ts";

const none: ReportChoices = { scholarships: [], institutes: [], people: [] };

/**
 * What a report can be narrowed to, and to whom of the desk it can be mailed. An institute chooses among its own
 * scholarships; a giver's are few, and its reports are over all of them.
 */
export async function listReportChoices(actor: Actor): Promise<ReportChoices> {
  const own = ownScope(actor);
  if (own) {
    reportPermissions.assertCan(actor, "report.read_own");
    const theirs = sql`${eq(scholarship.ownerKind, "institute")} and ${eq(scholarship.ownerId, own.id)}`;
    return { ...none, scholarships: own.kind === "institute" ? await listScholarships(theirs) : [] };
  }
  reportPermissions.assertCan(actor, "report.read");
  const [scholarships, institutes, people] = await Promise.all([
    listScholarships(sql`true`),
    database()
      .select({ value: institute.id, label: institute.name })
      .from(institute)
      .orderBy(asc(institute.name), asc(institute.id))
      .limit(1000),
    inTransaction((tx) => listHolders(tx, reportPermissions.right("report.read"))),
  ]);
  return {
    scholarships,
    institutes,
    people: people.map(({ actor: one, name }) => ({ value: one.userId, label: name ?? "A colleague" })),
  };
}

/** Those that somebody has applied for here. */
async function listScholarships(where: SQL) {
  const applied = database()
    .select({ id: application.scholarshipId })
    .from(application)
    .where(isNotNull(application.scholarshipId));
  return database()
    .select({ value: scholarship.id, label: scholarship.title })
    .from(scholarship)
    .where(sql`${inArray(scholarship.id, applied)} and ${where}`)
    .orderBy(asc(scholarship.title), asc(scholarship.id))
    .limit(1000);
}
