import { and, asc, eq, isNull } from "drizzle-orm";
import { database } from "#app/db/opening/client.server.ts";
import { oncePerRequest } from "#app/db/read-once.server.ts";
import { student } from "#app/db/schema/students.ts";

export interface FamilyMember {
  readonly id: string;
  readonly name: string | null;
  readonly givenName: string | null;
}

/** The students of one phone, the first one first. Whose session it is, they are known from its own read (O25). */
export const readFamily = oncePerRequest(
  "family",
  (userId: string) => userId,
  (userId: string): Promise<FamilyMember[]> =>
    database()
      .select({ id: student.id, name: student.name, givenName: student.givenName })
      .from(student)
      .where(and(eq(student.userId, userId), isNull(student.erasedAt)))
      .orderBy(asc(student.serial))
      .limit(50),
);
