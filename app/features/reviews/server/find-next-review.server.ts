import { and, asc, eq, isNull, ne, type SQL, sql } from "drizzle-orm";
import type { Actor } from "#app/core/permissions.ts";
import { database } from "#app/db/client.server.ts";
import { application, applicationCheck } from "#app/db/schema/applications.ts";
import { reviewConflict, reviewScore, reviewStanding } from "#app/db/schema/reviews.ts";
import { scholarshipTerms } from "#app/db/schema/scholarship-terms.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { applicationNumber } from "#app/features/applications/application-number.ts";
import { memberOf } from "../review-permissions.ts";
import { deskOf, scopeOf } from "./review-rows.server.ts";

/**
 * The number of the next one with work for this person: the oldest after the one on the desk, and from the
 * beginning again when that was the last. A verifier gets what has open checks, a reviewer what lacks the own
 * score, whoever decides whatever waits. Within one scholarship, where the list was narrowed to it.
 */
export async function findNextReview(
  actor: Actor,
  currentId: string,
  scholarshipId: string | null = null,
): Promise<string | null> {
  const isConflicted = sql`exists (select 1 from ${reviewConflict} where ${reviewConflict.applicationId} = ${application.id} and ${reviewConflict.userId} = ${actor.userId ?? null})`;
  const isBefore = sql<boolean>`(${application.submittedAt}, ${application.id}) < (select c.submitted_at, c.id from ${application} c where c.id = ${currentId})`;
  const [row] = await database()
    .select({ serial: application.serial, createdAt: application.createdAt })
    .from(application)
    .leftJoin(scholarship, eq(scholarship.id, application.scholarshipId))
    .leftJoin(scholarshipTerms, eq(scholarshipTerms.scholarshipId, application.scholarshipId))
    .leftJoin(reviewStanding, eq(reviewStanding.applicationId, application.id))
    .where(
      and(
        scopeOf(deskOf(actor)),
        eq(application.status, "under_review"),
        ne(application.id, currentId),
        sql`not ${isConflicted}`,
        scholarshipId ? eq(application.scholarshipId, scholarshipId) : undefined,
        workOf(actor),
      ),
    )
    .orderBy(asc(isBefore), asc(application.submittedAt), asc(application.id))
    .limit(1);
  return row ? applicationNumber(row) : null;
}

function workOf(actor: Actor): SQL | undefined {
  const role = actor.role === "admin" ? "owner" : memberOf(actor);
  if (role === "verifier") {
    return sql`exists (select 1 from ${applicationCheck} where ${applicationCheck.applicationId} = ${application.id} and ${applicationCheck.status} <> 'verified')`;
  }
  if (role !== "reviewer") return undefined;
  const own = sql`(select 1 from ${reviewScore} where ${reviewScore.applicationId} = ${application.id} and ${reviewScore.reviewerId} = ${actor.userId ?? null} and ${isNull(reviewScore.voidedAt)})`;
  return and(
    sql`jsonb_array_length(${scholarshipTerms.rubric}) > 0`,
    sql`coalesce(${reviewStanding.scores}, 0) < ${scholarshipTerms.reviewersNeeded}`,
    sql`not exists ${own}`,
  );
}
