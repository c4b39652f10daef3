import { desc, eq } from "drizzle-orm";
import type { Actor } from "#app/core/permissions.ts";
import { database } from "#app/db/client.server.ts";
import { consent } from "#app/db/schema/consents.ts";
import { accountPermissions } from "../account-permissions.ts";
import { type ConsentPurpose, isConsentPurpose } from "../consent-purposes.ts";

export interface ConsentView {
  readonly id: string;
  readonly purpose: ConsentPurpose;
  readonly version: string;
  readonly language: string;
  readonly givenAt: Date;
  readonly withdrawnAt: Date | null;
}

/** The whole ledger of one's own consents, withdrawn ones included, the latest first. */
export async function listConsents(actor: Actor): Promise<ConsentView[]> {
  const userId = actor.userId ?? "";
  accountPermissions.assertCan(actor, "account.see_consents", { userId });
  const rows = await database()
    .select()
    .from(consent)
    .where(eq(consent.userId, userId))
    .orderBy(desc(consent.givenAt))
    .limit(500);
  return rows.flatMap(({ id, purpose, version, language, givenAt, withdrawnAt }) =>
    isConsentPurpose(purpose) ? [{ id, purpose, version, language, givenAt, withdrawnAt }] : [],
  );
}
