import { and, asc, eq, isNull } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { reviewScore } from "#app/db/schema/reviews.ts";
import { memberOf } from "../../review-permissions.ts";
import type { ScoreView } from "../../review-view.ts";

export interface Scores {
  readonly count: number;
  /** Whether this reader sees the others' too. */
  readonly isOpen: boolean;
  readonly scores: readonly ScoreView[];
}

/** Two reviewers judge each for themselves: the other's score opens when one's own is given. */
export async function listScores(actor: Actor, applicationId: string): Promise<Scores> {
  const rows = await database()
    .select()
    .from(reviewScore)
    .where(and(eq(reviewScore.applicationId, applicationId), isNull(reviewScore.voidedAt)))
    .orderBy(asc(reviewScore.scoredAt), asc(reviewScore.id));
  const own = rows.find(({ reviewerId }) => reviewerId === actor.userId);
  const isOpen = own !== undefined || memberOf(actor) !== "reviewer";
  const shown = isOpen ? rows : [];
  return {
    count: rows.length,
    isOpen,
    scores: shown.map((row, index) => ({
      by: row === own ? "You" : `Reviewer ${index + 1}`,
      isOwn: row === own,
      points: row.points,
      total: row.total,
      outOf: row.outOf,
      note: row.note,
      scoredAt: row.scoredAt.toISOString(),
    })),
  };
}
