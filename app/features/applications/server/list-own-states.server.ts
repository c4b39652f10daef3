import { and, asc, eq, isNull, notInArray } from "drizzle-orm";
import { istDate } from "#app/core/clock.ts";
import type { Actor } from "#app/core/permissions.ts";
import { database } from "#app/db/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { isOwnStatus, type OwnState } from "#app/features/scholarships/own-state.ts";
import { applicationNumber } from "../application-number.ts";
import { applicationPermissions } from "../application-permissions.ts";

/** L2: where the student's own applications stand, by scholarship; what she withdrew or lost may be tried again. */
export async function listOwnStates(actor: Actor): Promise<(OwnState & { number: number; slug: string })[]> {
  applicationPermissions.assertCan(actor, "application.list");
  if (!actor.studentId) return [];
  const rows = await database()
    .select({ row: application, slug: scholarship.slug, of: scholarship.number })
    .from(application)
    .innerJoin(scholarship, eq(scholarship.id, application.scholarshipId))
    .where(
      and(
        eq(application.studentId, actor.studentId),
        isNull(application.erasedAt),
        notInArray(application.status, ["withdrawn", "rejected"]),
      ),
    )
    .orderBy(asc(application.savedAt));
  return rows.flatMap(({ row, slug, of }) => {
    const { status, submittedAt } = row;
    if (!isOwnStatus(status)) return [];
    const href =
      status === "draft" ? `/apply?scholarship=${slug}` : `/applications/${applicationNumber(row)}`;
    return [{ number: of, slug, status, on: submittedAt && istDate(submittedAt), href }];
  });
}
