import { and, eq, isNull } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, forbidden } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { bumpContent } from "#app/db/content-version.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { consent } from "#app/db/schema/consents.ts";
import { accountPermissions } from "../../account-permissions.ts";
import { refusalsEn } from "../../messages/refusals.en.ts";
import { type ConsentPurpose, consentPurposes } from "../../rules/consent-purposes.ts";
import { consentFollowers } from "./consent-followers.server.ts";

/**
 * T34: withdrawing is as easy as giving: one press, at once, for the student of this session. What the account
 * itself rests on ends by erasure.
 */
export async function withdrawConsent(actor: Actor, purpose: ConsentPurpose): Promise<void> {
  const userId = actor.userId ?? "";
  accountPermissions.assertCan(actor, "account.withdraw_consent", { userId });
  if (consentPurposes[purpose].needed) {
    throw conflict(refusalsEn.consentNeeded);
  }
  const { studentId } = actor;
  if (!studentId) throw forbidden("Choose a student of this account first.");
  await inTransaction(async (tx) => {
    const ended = await tx
      .update(consent)
      .set({ withdrawnAt: now() })
      .where(and(eq(consent.studentId, studentId), eq(consent.purpose, purpose), isNull(consent.withdrawnAt)))
      .returning({ id: consent.id });
    for (const { id } of ended) {
      await writeAudit(tx, {
        chain: `account:${userId}`,
        actor,
        event: "consent.withdrawn",
        subject: `consent:${id}`,
        details: { purpose, studentId },
      });
    }
    if (ended.length > 0) await consentFollowers.tell(tx, "withdrawn", purpose, studentId);
    // A shared story stands on a cached page: it must go at once.
    if (purpose === "share_story" && ended.length > 0) await bumpContent(tx, "stories");
  });
}
