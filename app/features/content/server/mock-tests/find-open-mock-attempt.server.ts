import { and, desc, eq, isNull } from "drizzle-orm";
import { database } from "#app/db/opening/client.server.ts";
import { mockAttempt } from "#app/db/schema/content.ts";
import type { MockTest } from "../../mock-tests/mock-test.ts";

export interface OpenMockAttempt {
  readonly id: string;
  readonly startedAt: Date;
  readonly endsAt: Date;
  readonly answers: Record<string, number>;
}

/** The try that was not handed in yet, its time over or not. */
export async function findOpenMockAttempt(userId: string, test: MockTest): Promise<OpenMockAttempt | null> {
  const [row] = await database()
    .select()
    .from(mockAttempt)
    .where(
      and(eq(mockAttempt.userId, userId), eq(mockAttempt.testId, test.id), isNull(mockAttempt.submittedAt)),
    )
    .orderBy(desc(mockAttempt.startedAt))
    .limit(1);
  return row ? { id: row.id, startedAt: row.startedAt, endsAt: row.endsAt, answers: row.answers } : null;
}
