import { and, eq, inArray, isNotNull, isNull, lt, or, type SQL } from "drizzle-orm";
import { formatDateTime, now } from "#app/core/clock.ts";
import type { ListQuery } from "#app/core/lists/list-query.ts";
import { clockOf } from "#app/core/periods/due-clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { withinLimit } from "#app/db/limits/within-limit.server.ts";
import { ascending, listPage, type Page } from "#app/db/lists/list-page.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { student } from "#app/db/schema/students.ts";
import { appUser } from "#app/db/schema/users.ts";
import { applicationNumber } from "../../application-number.ts";
import { applicationPermissions } from "../../application-permissions.ts";
import { applicationMachine } from "../../rules/application-status.ts";
import type { DeskApplication } from "../../views/desk-application.ts";

type Query = ListQuery<never, "oldest">;

/** What the desk itself has to see to: assisted applications, or those whose promise was missed. */
export async function listDeskApplications(
  actor: Actor,
  query: Query,
  which: "assisted" | "late",
): Promise<Page<DeskApplication>> {
  applicationPermissions.assertCan(actor, "application.see_desk");
  const page = await listPage({
    query,
    where: and(conditionsOf(which), withinLimit(actor, "application", application.id)),
    sorts: { oldest: [ascending(application.savedAt), ascending(application.id)] },
    rows: (wanted) =>
      database()
        .select({
          id: application.id,
          serial: application.serial,
          createdAt: application.createdAt,
          submittedAt: application.submittedAt,
          dueAt: application.dueAt,
          status: application.status,
          student: student.name,
          reads: appUser.language,
          scholarship: scholarship.title,
          place: wanted.place,
        })
        .from(application)
        .innerJoin(student, eq(student.id, application.studentId))
        .innerJoin(appUser, eq(appUser.id, application.userId))
        .leftJoin(scholarship, eq(scholarship.id, application.scholarshipId))
        .where(wanted.where)
        .orderBy(...wanted.orderBy)
        .limit(wanted.limit),
    counted: application,
  });
  const rows = page.rows.map((row) => ({
    id: row.id,
    number: applicationNumber(row),
    student: row.student ?? "–",
    reads: row.reads,
    statusLabel: applicationMachine.states[row.status].label,
    scholarship: row.scholarship,
    sentAt: row.submittedAt ? formatDateTime(row.submittedAt) : "–",
    dueAt: row.dueAt && formatDateTime(row.dueAt),
    clock: clockOf(row.dueAt, row.submittedAt),
    isLate: row.dueAt !== null && row.dueAt < now(),
  }));
  return { ...page, rows };
}

function conditionsOf(which: "assisted" | "late"): SQL | undefined {
  return which === "assisted"
    ? and(
        isNull(application.erasedAt),
        isNull(application.scholarshipId),
        isNotNull(application.submittedAt),
        inArray(application.status, ["under_review", "action_needed"]),
      )
    : and(
        isNull(application.erasedAt),
        eq(application.status, "under_review"),
        or(isNotNull(application.escalatedAt), lt(application.dueAt, now())),
      );
}
