import { and, asc, eq, isNull, lt, sql } from "drizzle-orm";
import { addHours, now } from "#app/core/clock.ts";
import { database } from "#app/db/opening/client.server.ts";
import { application, applicationCheck } from "#app/db/schema/applications.ts";
import { reviewStanding, waitingPlace } from "#app/db/schema/reviews.ts";
import { scholarshipTerms } from "#app/db/schema/scholarship-terms.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { type ReviewStage, stageDueAt, stageOf } from "../../review-stage.ts";

const AT_ONCE = 5000;
/** The longest time between the end of a stage and the end of the promise, and a day to look ahead. */
const HORIZON_HOURS = 48;

export interface DueReview {
  readonly instituteId: string;
  readonly stage: ReviewStage;
  /** Of the stage, not of the whole review. */
  readonly dueAt: Date;
}

/** What institutes hold and must do within a day, or should have done: the most urgent first. */
export async function listDueReviews(): Promise<DueReview[]> {
  const open = sql<number>`(select count(*) from ${applicationCheck} where ${applicationCheck.applicationId} = ${application.id} and ${applicationCheck.status} <> 'verified')`;
  const rows = await database()
    .select({
      instituteId: scholarship.ownerId,
      dueAt: application.dueAt,
      openChecks: open.mapWith(Number),
      scores: reviewStanding.scores,
      rubric: scholarshipTerms.rubric,
      needed: scholarshipTerms.reviewersNeeded,
      waiting: waitingPlace.applicationId,
    })
    .from(application)
    .innerJoin(scholarship, eq(scholarship.id, application.scholarshipId))
    .leftJoin(scholarshipTerms, eq(scholarshipTerms.scholarshipId, scholarship.id))
    .leftJoin(reviewStanding, eq(reviewStanding.applicationId, application.id))
    .leftJoin(waitingPlace, and(eq(waitingPlace.applicationId, application.id), isNull(waitingPlace.endedAt)))
    .where(
      and(
        eq(scholarship.ownerKind, "institute"),
        eq(application.status, "under_review"),
        isNull(application.erasedAt),
        isNull(application.escalatedAt),
        lt(application.dueAt, addHours(now(), HORIZON_HOURS)),
      ),
    )
    .orderBy(asc(application.dueAt), asc(application.id))
    .limit(AT_ONCE);
  return rows.flatMap(({ instituteId, dueAt, rubric, ...row }): DueReview[] => {
    if (!instituteId || !dueAt) return [];
    const hasRubric = Array.isArray(rubric) && rubric.length > 0;
    const stage = stageOf({
      openChecks: row.openChecks,
      scores: row.scores ?? 0,
      scoresNeeded: hasRubric ? (row.needed ?? 1) : 0,
      isWaiting: row.waiting !== null,
    });
    return stage === "waiting_list" ? [] : [{ instituteId, stage, dueAt: stageDueAt(stage, dueAt) }];
  });
}
