import { eq, sql } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { deskOf, scopeOf } from "./review-rows.server.ts";

/** Spec 1, Institute stats: what of them comes from applications. */
export interface InstituteFigures {
  readonly applicationsReceived: number;
  readonly pendingReview: number;
  readonly studentsHelped: number;
  readonly amountDistributedPaise: number;
  readonly decided: number;
  /** Whole percent of what was decided; 0 before the first decision. */
  readonly successRate: number;
}

/** The figures of the institute's header and dashboard, counted from rows. */
export async function countInstituteApplications(actor: Actor): Promise<InstituteFigures> {
  const { status, awardPaise, studentId } = application;
  const won = sql`${status} in ('approved', 'paid')`;
  const [row] = await database()
    .select({
      received: sql<number>`count(*)`.mapWith(Number),
      pending: sql<number>`count(*) filter (where ${status} = 'under_review')`.mapWith(Number),
      won: sql<number>`count(*) filter (where ${won})`.mapWith(Number),
      lost: sql<number>`count(*) filter (where ${status} = 'rejected')`.mapWith(Number),
      helped: sql<number>`count(distinct ${studentId}) filter (where ${won})`.mapWith(Number),
      paid: sql<number>`coalesce(sum(${awardPaise}) filter (where ${status} = 'paid'), 0)`.mapWith(Number),
    })
    .from(application)
    .innerJoin(scholarship, eq(scholarship.id, application.scholarshipId))
    .where(scopeOf(deskOf(actor), actor));
  const { received = 0, pending = 0, won: given = 0, lost = 0, helped = 0, paid = 0 } = row ?? {};
  return {
    applicationsReceived: received,
    pendingReview: pending,
    studentsHelped: helped,
    amountDistributedPaise: paid,
    decided: given + lost,
    successRate: given + lost === 0 ? 0 : Math.round((given * 100) / (given + lost)),
  };
}
