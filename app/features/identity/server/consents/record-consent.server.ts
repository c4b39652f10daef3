import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { forbidden } from "#app/core/requests/errors.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { currentTransaction, inTransaction, type Tx } from "#app/db/opening/client.server.ts";
import { consent } from "#app/db/schema/consents.ts";
import { accountPermissions } from "../../account-permissions.ts";
import { type ConsentPurpose, consentPurposes, shownVersion } from "../../rules/consent-purposes.ts";
import { consentWords } from "../../rules/consent-words.ts";
import { consentFollowers } from "./consent-followers.server.ts";

/**
 * T34: one item, with the words that were shown, their version and language, for the student of this session. Given twice
 * it stays one entry. Works inside the caller's transaction, so that a form's consents stand or fall with the form.
 */
export async function recordConsent(
  actor: Actor,
  { purpose, language, words }: { purpose: ConsentPurpose; language: Language; words: string },
): Promise<void> {
  const userId = actor.userId ?? "";
  const { studentId = null } = actor;
  accountPermissions.assertCan(actor, "account.give_consent", { userId });
  const { about } = consentPurposes[purpose];
  const version = shownVersion(purpose, language);
  if (about === "student" && !studentId) throw forbidden("Choose a student of this account first.");
  const write = async (tx: Tx) => {
    const id = newId();
    const made = await tx
      .insert(consent)
      .values({
        id,
        userId,
        studentId,
        purpose,
        version,
        language,
        words: consentWords(words),
        givenAt: now(),
      })
      .onConflictDoNothing()
      .returning({ id: consent.id });
    if (made.length === 0) return;
    await writeAudit(tx, {
      chain: `account:${userId}`,
      actor,
      event: "consent.given",
      subject: `consent:${id}`,
      details: { purpose, version, language, ...(studentId && { studentId }) },
    });
    if (studentId) await consentFollowers.tell(tx, "given", purpose, studentId);
  };
  const around = currentTransaction();
  await (around ? write(around) : inTransaction(write));
}
