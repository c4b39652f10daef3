import { and, desc, eq, isNotNull } from "drizzle-orm";
import { formatDateTime } from "#app/core/clock.ts";
import { notFound } from "#app/core/errors.ts";
import type { Language } from "#app/core/i18n.ts";
import { isId } from "#app/core/id.ts";
import { database } from "#app/db/client.server.ts";
import { mockAttempt } from "#app/db/schema/content.ts";
import type { MockTest } from "../data/mock-tests/mock-test.ts";
import { marksText, markTest } from "../mock-marking.ts";
import type { MockResult } from "../mock-view.ts";

export interface MockTry {
  readonly id: string;
  readonly when: string;
  readonly score: string;
}

/** A student's own result, and the tries before it. */
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
  const { id, title, marking, questions } = test;
  return {
    result: {
      test: { id, title, marking },
      marks: markTest(test, attempt.answers),
      late: null,
      answers: attempt.answers,
      questions,
    },
    tries: rows.map((row) => ({
      id: row.id,
      when: formatDateTime(row.startedAt, language),
      score: marksText(row.scoreHundredths ?? 0),
    })),
  };
}
