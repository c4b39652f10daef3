import { and, desc, eq, isNotNull } from "drizzle-orm";
import { formatDateTime } from "#app/core/clock.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { database } from "#app/db/opening/client.server.ts";
import { mockAttempt } from "#app/db/schema/content.ts";
import { markTest } from "../../mock-tests/mock-marking.ts";
import { type MockTry, mockTryOf } from "../../mock-tests/mock-try.ts";
import { listMockTests } from "./list-mock-tests.server.ts";

export type OwnMockTry = MockTry & { readonly test: string; readonly exam: string };

/** A student's last fifty tries at any test, the newest first. */
export async function listOwnMockTries(userId: string, language: Language): Promise<OwnMockTry[]> {
  const rows = await database()
    .select()
    .from(mockAttempt)
    .where(and(eq(mockAttempt.userId, userId), isNotNull(mockAttempt.submittedAt)))
    .orderBy(desc(mockAttempt.startedAt))
    .limit(50);
  return rows.flatMap((row) => {
    const test = listMockTests().find(({ id }) => id === row.testId);
    if (!test) return [];
    const one = mockTryOf(row.id, formatDateTime(row.startedAt, language), markTest(test, row.answers));
    return [{ ...one, test: test.id, exam: test.exam }];
  });
}
