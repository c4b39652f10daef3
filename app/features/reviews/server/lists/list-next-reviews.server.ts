import { and, asc, eq, isNull, ne, type SQL, sql } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { application, applicationCheck } from "#app/db/schema/applications.ts";
import { assignment } from "#app/db/schema/assignments.ts";
import { reviewConflict, reviewScore, reviewStanding } from "#app/db/schema/reviews.ts";
import { scholarshipTerms } from "#app/db/schema/scholarship-terms.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { memberOf } from "../../review-permissions.ts";
import type { NextReview } from "../../review-view.ts";
import { deskOf, reviewColumns, scopeOf, toReviewLine } from "./review-rows.server.ts";

type Wish = {
  /** The one on the desk: what comes after it first, and never itself. */
  readonly currentId?: string;
  /** Within one scholarship, where the list was narrowed to it. */
  readonly scholarshipId?: string | null;
  /** What can be decided now before what cannot. */
  readonly readyFirst?: boolean;
  readonly limit: number;
};

const openChecks = sql<number>`(select count(*)::int from ${applicationCheck} where ${applicationCheck.applicationId} = ${application.id} and ${applicationCheck.status} <> 'verified')`;
const lacksScores = sql<boolean>`(jsonb_array_length(coalesce(${scholarshipTerms.rubric}, '[]'::jsonb)) > 0 and coalesce(${reviewStanding.scores}, 0) < ${scholarshipTerms.reviewersNeeded})`;

/**
 * What has work for this person, oldest first: a verifier gets what has open checks, a reviewer what lacks the own
 * score, whoever decides whatever waits.
 */
export async function listNextReviews(actor: Actor, wish: Wish): Promise<NextReview[]> {
  const { currentId, scholarshipId, readyFirst, limit } = wish;
  const me = sql`${actor.userId ?? null}::uuid`;
  const isConflicted = sql`exists (select 1 from ${reviewConflict} where ${reviewConflict.applicationId} = ${application.id} and ${reviewConflict.userId} = ${actor.userId ?? null})`;
  const isBefore = sql<boolean>`(${application.submittedAt}, ${application.id}) < (select c.submitted_at, c.id from ${application} c where c.id = ${currentId})`;
  const rows = await database()
    .select({
      ...reviewColumns(actor),
      openChecks,
      lacksScores,
      mine: sql<number>`count(*) filter (where ${assignment.userId} = ${me}) over ()`.mapWith(Number),
      team: sql<number>`count(*) filter (where ${assignment.userId} <> ${me}) over ()`.mapWith(Number),
      nobody: sql<number>`count(*) filter (where ${assignment.userId} is null) over ()`.mapWith(Number),
    })
    .from(application)
    .leftJoin(scholarship, eq(scholarship.id, application.scholarshipId))
    .leftJoin(scholarshipTerms, eq(scholarshipTerms.scholarshipId, application.scholarshipId))
    .leftJoin(reviewStanding, eq(reviewStanding.applicationId, application.id))
    .leftJoin(assignment, and(eq(assignment.kind, "application"), eq(assignment.subjectId, application.id)))
    .where(
      and(
        scopeOf(deskOf(actor), actor),
        eq(application.status, "under_review"),
        currentId ? ne(application.id, currentId) : undefined,
        sql`not ${isConflicted}`,
        scholarshipId ? eq(application.scholarshipId, scholarshipId) : undefined,
        workOf(actor),
      ),
    )
    .orderBy(
      ...(readyFirst ? [sql`(${openChecks} > 0 or ${lacksScores})`] : []),
      ...(currentId ? [asc(isBefore)] : []),
      asc(application.submittedAt),
      asc(application.id),
    )
    .limit(limit);
  return rows.map((row) => {
    const line = toReviewLine(actor, row);
    return {
      ...line,
      openChecks: row.openChecks,
      isReady: row.openChecks === 0 && !row.lacksScores && !line.isWaiting,
      totals: { mine: row.mine, team: row.team, nobody: row.nobody },
    };
  });
}

function workOf(actor: Actor): SQL | undefined {
  const role = actor.role === "admin" ? "owner" : memberOf(actor);
  if (role === "verifier") return sql`${openChecks} > 0`;
  if (role !== "reviewer") return undefined;
  const own = sql`(select 1 from ${reviewScore} where ${reviewScore.applicationId} = ${application.id} and ${reviewScore.reviewerId} = ${actor.userId ?? null} and ${isNull(reviewScore.voidedAt)})`;
  return and(lacksScores, sql`not exists ${own}`);
}
