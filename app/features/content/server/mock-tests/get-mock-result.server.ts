import { and, desc, eq, isNotNull } from "drizzle-orm";
import { formatDateTime } from "#app/core/clock.ts";
import { isId } from "#app/core/id.ts";
import { notFound } from "#app/core/requests/errors.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { database } from "#app/db/opening/client.server.ts";
import { mockAttempt } from "#app/db/schema/content.ts";
import { markTest } from "../../mock-tests/mock-marking.ts";
import type { MockTest } from "../../mock-tests/mock-test.ts";
import { type MockTry, mockTryOf } from "../../mock-tests/mock-try.ts";
import { type MockResult, resultOf } from "../../mock-tests/mock-view.ts";

/** A student's own result, and the last ten tries at the same test, the newest first. */
export async function getMockResult(
  userId: string,
  attemptId: string,
  test: MockTest,
  language: Language = "en",
): Promise<{ result: MockResult; tries: MockTry[] }> {
  if (!isId(attemptId)) throw notFound();
  const own = and(
    eq(mockAttempt.userId, userId),
    eq(mockAttempt.testId, test.id),
    isNotNull(mockAttempt.submittedAt),
  );
  const [attempt] = await database()
    .select()
    .from(mockAttempt)
    .where(and(own, eq(mockAttempt.id, attemptId)));
  if (!attempt) throw notFound();
  const rows = await database()
    .select()
    .from(mockAttempt)
    .where(own)
    .orderBy(desc(mockAttempt.startedAt))
    .limit(10);
  return {
    result: resultOf(test, attempt.answers),
    tries: rows.map((row) =>
      mockTryOf(row.id, formatDateTime(row.startedAt, language), markTest(test, row.answers)),
    ),
  };
}
