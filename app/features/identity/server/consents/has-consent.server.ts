import { and, eq, isNull } from "drizzle-orm";
import { builtRead } from "#app/db/built-read.server.ts";
import { consent } from "#app/db/schema/consents.ts";
import type { StudentPurpose } from "../../rules/consent-purposes.ts";

const readConsent = builtRead(["studentId", "purpose"], (db, { studentId, purpose }) =>
  db
    .select({ id: consent.id })
    .from(consent)
    .where(and(eq(consent.studentId, studentId), eq(consent.purpose, purpose), isNull(consent.withdrawnAt)))
    .limit(1),
);

/** Whether something may be done with a student's data now: ask before doing it, each time. */
export async function hasConsent(studentId: string, purpose: StudentPurpose): Promise<boolean> {
  const found = await readConsent({ studentId, purpose });
  return found.length > 0;
}
