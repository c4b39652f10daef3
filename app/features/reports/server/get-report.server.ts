import { and, eq, isNull } from "drizzle-orm";
import { notFound } from "#app/core/errors.ts";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/permissions.ts";
import { database } from "#app/db/client.server.ts";
import { savedReport } from "#app/db/schema/saved-reports.ts";
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
    mail: mailTimes(row),
    range: rangeOfPeriod(row.period, row),
  };
}
