import { and, eq, ilike, isNull } from "drizzle-orm";
import type { ListQuery } from "#app/core/lists/list-query.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { descending, listPage, type Page } from "#app/db/lists/list-page.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { savedReport } from "#app/db/schema/saved-reports.ts";
import { appUser } from "#app/db/schema/users.ts";
import { reportPermissions } from "../report-permissions.ts";
import type { SavedReportView } from "../report-view.ts";
import { periodWords, rangeOfPeriod, rangeWords, scheduleWords, subjectWords } from "../report-words.ts";
import { mailTimes } from "./mail-times.server.ts";

export async function listReports(
  actor: Actor,
  query: ListQuery<never, "newest">,
): Promise<Page<SavedReportView>> {
  reportPermissions.assertCan(actor, "report.read");
  const page = await listPage({
    query,
    where: and(
      isNull(savedReport.deletedAt),
      query.search ? ilike(savedReport.name, `%${query.search.replace(/[\\%_]/g, "\\$&")}%`) : undefined,
    ),
    sorts: { newest: [descending(savedReport.createdAt), descending(savedReport.id)] },
    rows: (wanted) =>
      database()
        .select({
          id: savedReport.id,
          name: savedReport.name,
          subject: savedReport.subject,
          period: savedReport.period,
          fromDay: savedReport.fromDay,
          toDay: savedReport.toDay,
          schedule: savedReport.schedule,
          sentOn: savedReport.sentOn,
          author: appUser.name,
          place: wanted.place,
        })
        .from(savedReport)
        .innerJoin(appUser, eq(appUser.id, savedReport.createdBy))
        .where(wanted.where)
        .orderBy(...wanted.orderBy)
        .limit(wanted.limit),
    counted: savedReport,
  });
  const rows = page.rows.map((row) => ({
    id: row.id,
    name: row.name,
    subject: subjectWords[row.subject],
    period: row.period === "custom" ? rangeWords(rangeOfPeriod("custom", row)) : periodWords[row.period],
    schedule: scheduleWords[row.schedule],
    createdBy: row.author ?? "–",
    ...mailTimes(row),
  }));
  return { ...page, rows };
}
