import { and, eq, isNull } from "drizzle-orm";
import { database } from "#app/db/opening/client.server.ts";
import { consent } from "#app/db/schema/consents.ts";
import type { StudentPurpose } from "../../rules/consent-purposes.ts";

/** Whether something may be done with a student's data now: ask before doing it, each time. */
export async function hasConsent(studentId: string, purpose: StudentPurpose): Promise<boolean> {
  const found = await database()
    .select({ id: consent.id })
    .from(consent)
    .where(and(eq(consent.studentId, studentId), eq(consent.purpose, purpose), isNull(consent.withdrawnAt)))
    .limit(1);
  return found.length > 0;
}
