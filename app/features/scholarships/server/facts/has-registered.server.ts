import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { database } from "#app/db/opening/client.server.ts";
import { registration } from "#app/db/schema/registration.ts";

/** Whether the registration of this student is in: then it has told class, birthday, gender and state. */
export async function hasRegistered(studentId: string): Promise<boolean> {
  const found = await database()
    .select({ id: registration.id })
    .from(registration)
    .where(
      and(
        eq(registration.studentId, studentId),
        isNotNull(registration.submittedAt),
        isNull(registration.erasedAt),
      ),
    )
    .limit(1);
  return found.length > 0;
}
