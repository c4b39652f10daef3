import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { consent } from "#app/db/schema/consents.ts";
import { appUser, userContact } from "#app/db/schema/users.ts";
import { loginMessages } from "../../messages/login.messages.server.ts";
import { shownVersion } from "../../rules/consent-purposes.ts";
import { consentWords } from "../../rules/consent-words.ts";
import { contactRow } from "./contact-row.server.ts";

/**
 * The account of a phone that has just been proven. Signing in says "by continuing you accept" with links to
 * both texts, so both acceptances are in the ledger from the first moment, in the words that were shown.
 */
export async function createPhoneUser(
  tx: Tx,
  { phone, language }: { phone: string; language: Language },
): Promise<string> {
  const at = now();
  const userId = newId();
  await tx.insert(appUser).values({ id: userId, language, createdAt: at });
  await tx.insert(userContact).values(contactRow.make({ userId, kind: "phone", value: phone }));
  await tx.insert(consent).values(
    (["terms", "privacy"] as const).map((purpose) => ({
      id: newId(),
      userId,
      purpose,
      version: shownVersion(purpose, language),
      language,
      words: consentWords(loginMessages[language].accept),
      givenAt: at,
    })),
  );
  await writeAudit(tx, {
    chain: `account:${userId}`,
    actor: { role: "visitor", userId },
    event: "account.created",
    details: { by: "otp", consents: ["terms", "privacy"] },
  });
  return userId;
}
