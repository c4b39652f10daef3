import { and, eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { mockAttempt } from "#app/db/schema/content.ts";
import { markTest } from "../../mock-tests/mock-marking.ts";
import type { MockTest } from "../../mock-tests/mock-test.ts";
import { isLate } from "../../mock-tests/mock-time.ts";

/**
 * Hands the paper in and marks it. What comes after the time changes nothing: the answers that were saved in
 * time count. Handed in twice, the first time counts.
 */
export async function submitMockAttempt(
  userId: string,
  attemptId: string,
  test: MockTest,
  sent: Record<string, number> | null,
): Promise<void> {
  await inTransaction(async (tx) => {
    const [attempt] = await tx
      .select()
      .from(mockAttempt)
      .where(
        and(eq(mockAttempt.id, attemptId), eq(mockAttempt.userId, userId), eq(mockAttempt.testId, test.id)),
      )
      .for("update");
    if (!attempt) throw notFound();
    if (attempt.submittedAt) return;
    const answers = sent === null || isLate(now(), attempt.endsAt) ? attempt.answers : sent;
    const { scoreHundredths, correct, wrong, blank } = markTest(test, answers);
    await tx
      .update(mockAttempt)
      .set({ answers, submittedAt: now(), scoreHundredths, correct, wrong, blank })
      .where(eq(mockAttempt.id, attemptId));
  });
}
