import { and, desc, eq, gt, isNull } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { mockAttempt } from "#app/db/schema/content.ts";
import { appUser } from "#app/db/schema/users.ts";
import type { MockTest } from "../../mock-tests/mock-test.ts";

/** A new try; one that is still running goes on instead, so that pressing Start twice loses nothing. */
export async function startMockAttempt(userId: string, test: MockTest): Promise<string> {
  return inTransaction(async (tx) => {
    // Two tabs that start at once become one try.
    await tx.select({ id: appUser.id }).from(appUser).where(eq(appUser.id, userId)).for("update");
    const [running] = await tx
      .select({ id: mockAttempt.id })
      .from(mockAttempt)
      .where(
        and(
          eq(mockAttempt.userId, userId),
          eq(mockAttempt.testId, test.id),
          isNull(mockAttempt.submittedAt),
          gt(mockAttempt.endsAt, now()),
        ),
      )
      .orderBy(desc(mockAttempt.startedAt))
      .limit(1);
    if (running) return running.id;
    const id = newId();
    const startedAt = now();
    await tx.insert(mockAttempt).values({
      id,
      userId,
      testId: test.id,
      startedAt,
      endsAt: new Date(startedAt.getTime() + test.minutes * 60_000),
      answers: {},
    });
    return id;
  });
}
