import { and, eq, isNull } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { reviewScore, reviewStanding } from "#app/db/schema/reviews.ts";

/** The scores that count, taken together; the application is locked by the caller. */
export async function updateStanding(tx: Tx, applicationId: string, scholarshipId: string): Promise<void> {
  const rows = await tx
    .select({ total: reviewScore.total, outOf: reviewScore.outOf })
    .from(reviewScore)
    .where(and(eq(reviewScore.applicationId, applicationId), isNull(reviewScore.voidedAt)));
  if (rows.length === 0) {
    await tx.delete(reviewStanding).where(eq(reviewStanding.applicationId, applicationId));
    return;
  }
  const shares = rows.map(({ total, outOf }) => Math.round((total * 10_000) / outOf));
  const values = {
    mean: Math.round(shares.reduce((sum, share) => sum + share, 0) / shares.length),
    spread: Math.max(...shares) - Math.min(...shares),
    scores: shares.length,
    updatedAt: now(),
  };
  await tx
    .insert(reviewStanding)
    .values({ applicationId, scholarshipId, ...values })
    .onConflictDoUpdate({ target: reviewStanding.applicationId, set: values });
}
