import { and, eq, isNull, ne } from "drizzle-orm";
import { database } from "#app/db/opening/client.server.ts";
import { student } from "#app/db/schema/students.ts";
import { findDataSubject } from "../own-data/find-data-subject.server.ts";
import type { DataSubject } from "../own-data/own-data-rooms.server.ts";

const NOBODY = "00000000-0000-0000-0000-000000000000";

/**
 * Whom a nominee acts for: the account, or only the student who named them while the phone serves others too. What
 * is the account's and no student's is then left to the others.
 */
export async function studentSubject(userId: string, studentId: string | null): Promise<DataSubject> {
  const others = studentId
    ? await database().$count(
        student,
        and(eq(student.userId, userId), ne(student.id, studentId), isNull(student.erasedAt)),
      )
    : 0;
  if (!studentId || others === 0) return findDataSubject(userId);
  return { userId: NOBODY, studentIds: [studentId], phones: [], emails: [] };
}
