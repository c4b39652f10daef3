import { and, desc, eq, isNull, or } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { consent } from "#app/db/schema/consents.ts";
import { accountPermissions } from "../../account-permissions.ts";
import { type ConsentPurpose, isConsentPurpose } from "../../rules/consent-purposes.ts";

export interface ConsentView {
  readonly id: string;
  readonly purpose: ConsentPurpose;
  /** Null: it was given before a student was chosen, for the account. */
  readonly studentId: string | null;
  readonly version: string;
  readonly language: string;
  /** What she read when she agreed; null in rows from before it was kept. */
  readonly words: string | null;
  readonly givenAt: Date;
  readonly withdrawnAt: Date | null;
}

/** The ledger of the account and of the student chosen now, withdrawn ones included, the latest first. */
export async function listConsents(actor: Actor): Promise<ConsentView[]> {
  const userId = actor.userId ?? "";
  accountPermissions.assertCan(actor, "account.see_consents", { userId });
  const rows = await database()
    .select()
    .from(consent)
    .where(
      and(
        eq(consent.userId, userId),
        or(isNull(consent.studentId), actor.studentId ? eq(consent.studentId, actor.studentId) : undefined),
      ),
    )
    .orderBy(desc(consent.givenAt))
    .limit(500);
  return rows.flatMap(({ userId: _, purpose, ...row }) =>
    isConsentPurpose(purpose) ? [{ ...row, purpose }] : [],
  );
}
