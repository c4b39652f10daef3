import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { badRequest, conflict, invalid } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { reviewScore } from "#app/db/schema/reviews.ts";
import { pendingStatuses } from "#app/features/applications/rules/application-status.ts";
import type { RubricLine } from "#app/features/scholarships/scholarship-terms.ts";
import type { ScoreInput } from "../../forms/review-forms.ts";
import { reviewPermissions } from "../../review-permissions.ts";
import { lockReview } from "../review-row.server.ts";
import { updateStanding } from "./update-standing.server.ts";

/** Points by the rubric. A second time it replaces the reviewer's own score; another's it never touches. */
export async function scoreApplication(actor: Actor, id: string, input: ScoreInput): Promise<void> {
  const reviewerId = actor.userId;
  if (!reviewerId) throw badRequest();
  await inTransaction(async (tx) => {
    const { row, terms, access } = await lockReview(tx, actor, id);
    reviewPermissions.assertCan(actor, "review.score", access);
    if (!pendingStatuses.includes(row.status)) {
      throw conflict("This application is not under review now.", "wrong_state");
    }
    if (terms.rubric.length === 0 || !row.scholarshipId) {
      throw conflict("This scholarship has no rubric to score by.", "no_rubric");
    }
    const points = pointsOf(terms.rubric, input.points);
    const values = {
      points,
      total: Object.values(points).reduce((sum, given) => sum + given, 0),
      outOf: terms.rubric.reduce((sum, { max }) => sum + max, 0),
      note: input.note ?? null,
      scoredAt: now(),
      voidedAt: null,
    };
    await tx
      .insert(reviewScore)
      .values({ id: newId(), applicationId: id, reviewerId, ...values })
      .onConflictDoUpdate({ target: [reviewScore.applicationId, reviewScore.reviewerId], set: values });
    await updateStanding(tx, id, row.scholarshipId);
    await writeAudit(tx, {
      chain: `application:${id}`,
      actor,
      event: "review.scored",
      details: { points, total: values.total, outOf: values.outOf, isBlind: terms.isBlind },
    });
  });
}

function pointsOf(rubric: readonly RubricLine[], given: Readonly<Record<string, number>>) {
  const wrong = rubric.flatMap(({ id, max }): [string, string[]][] => {
    const points = given[`p_${id}`];
    return points !== undefined && points <= max ? [] : [[`points.p_${id}`, [`Give 0 to ${max} points.`]]];
  });
  if (wrong.length > 0) throw invalid(Object.fromEntries(wrong));
  return Object.fromEntries(rubric.map(({ id }) => [id, given[`p_${id}`] ?? 0]));
}
