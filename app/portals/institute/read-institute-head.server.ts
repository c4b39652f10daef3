import { and, eq, ne, not, sql } from "drizzle-orm";
import { istDate } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { countRows } from "#app/db/lists/count-rows.server.ts";
import { rosterStudent } from "#app/db/schema/institutes.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { getInstitute } from "#app/features/institutes/server/get-institute.server.ts";
import { countInstituteApplications } from "#app/features/reviews/server/lists/count-institute-applications.server.ts";
import { scholarshipPermissions } from "#app/features/scholarships/scholarships-permissions.ts";
import type { InstituteHeadView } from "./institute-portal-view.ts";

/** Who the institute is and its figures, each counted from rows. */
export async function readInstituteHead(actor: Actor): Promise<InstituteHeadView> {
  const own = and(eq(scholarship.ownerKind, "institute"), eq(scholarship.ownerId, actor.instituteId ?? ""));
  // Taking applications: published, and not past the last day of its last round.
  const isOver = sql`exists (select from scholarship_cycle c where c.scholarship_id = scholarship.id having max(c.closes_on) < ${istDate()}::date)`;
  // The three counts travel together.
  const [institute, applications, studentsOnRoll, totalScholarships, activeScholarships] = await Promise.all([
    getInstitute(actor),
    countInstituteApplications(actor),
    countRows(
      rosterStudent,
      and(eq(rosterStudent.instituteId, actor.instituteId ?? ""), ne(rosterStudent.status, "left")),
    ),
    countRows(scholarship, own),
    countRows(scholarship, and(own, eq(scholarship.status, "active"), not(isOver))),
  ]);
  const { studentsHelped, amountDistributedPaise, applicationsReceived, pendingReview, successRate } =
    applications;
  return {
    institute,
    figures: {
      totalScholarships,
      activeScholarships,
      studentsHelped,
      amountDistributedPaise,
      applicationsReceived,
      pendingReview,
      studentsOnRoll,
      successRate,
    },
    memberRole: actor.memberRole ?? "owner",
    mayCreate: scholarshipPermissions.can(actor, "scholarship.create", { ownerKind: "institute" }),
  };
}
