import { and, eq, gte, isNull } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { database } from "#app/db/opening/client.server.ts";
import { mockAttempt } from "#app/db/schema/content.ts";
import { graceSeconds } from "../../mock-tests/mock-time.ts";

/** Keeps what is ticked so far. False once the time is over or the paper was handed in. */
export async function saveMockAnswers(
  userId: string,
  attemptId: string,
  answers: Record<string, number>,
): Promise<boolean> {
  const saved = await database()
    .update(mockAttempt)
    .set({ answers })
    .where(
      and(
        eq(mockAttempt.id, attemptId),
        eq(mockAttempt.userId, userId),
        isNull(mockAttempt.submittedAt),
        gte(mockAttempt.endsAt, new Date(now().getTime() - graceSeconds * 1000)),
      ),
    )
    .returning({ id: mockAttempt.id });
  return saved.length > 0;
}
