import { and, eq, isNull } from "drizzle-orm";
import { decryptField } from "#app/core/secrets/crypto.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { guardianConsent } from "#app/db/schema/consents.ts";
import type { GuardianRelation } from "../../rules/guardian-rules.ts";

export interface GuardianConsentView {
  readonly guardianName: string;
  readonly relation: GuardianRelation;
  readonly givenAt: Date;
  readonly version: string;
}

/** The consent in force for a student, or null. Registration and applications ask before they use the data. */
export async function findGuardianConsent(studentId: string): Promise<GuardianConsentView | null> {
  const [row] = await database()
    .select()
    .from(guardianConsent)
    .where(and(eq(guardianConsent.studentId, studentId), isNull(guardianConsent.withdrawnAt)));
  if (!row) return null;
  const { id, guardianNameEncrypted, relation, givenAt, version } = row;
  const guardianName = decryptField(guardianNameEncrypted, {
    table: "guardian_consent",
    column: "guardian_name_encrypted",
    rowId: id,
  });
  return { guardianName, relation, givenAt, version };
}
