import { and, eq, isNull } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { badRequest } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { reviewConflict, reviewScore } from "#app/db/schema/reviews.ts";
import { reviewPermissions } from "../../review-permissions.ts";
import { lockReview } from "../review-row.server.ts";
import { updateStanding } from "./update-standing.server.ts";

/** "I know this student": from now on it is closed to them, and what they had scored counts no more. For good. */
export async function declareConflict(actor: Actor, id: string, reason: string): Promise<void> {
  const userId = actor.userId;
  if (!userId) throw badRequest();
  await inTransaction(async (tx) => {
    const { row, access } = await lockReview(tx, actor, id);
    reviewPermissions.assertCan(actor, "review.declare_conflict", access);
    const [declared] = await tx
      .insert(reviewConflict)
      .values({ applicationId: id, userId, reason, declaredAt: now() })
      .onConflictDoNothing()
      .returning({ userId: reviewConflict.userId });
    if (!declared) return;
    await tx
      .update(reviewScore)
      .set({ voidedAt: now() })
      .where(
        and(
          eq(reviewScore.applicationId, id),
          eq(reviewScore.reviewerId, userId),
          isNull(reviewScore.voidedAt),
        ),
      );
    if (row.scholarshipId) await updateStanding(tx, id, row.scholarshipId);
    await writeAudit(tx, { chain: `application:${id}`, actor, event: "review.conflict_declared" });
  });
}
