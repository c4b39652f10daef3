import { eq } from "drizzle-orm";
import { formatDate, formatDateTime, now } from "#app/core/clock.ts";
import { env } from "#app/core/settings/env.server.ts";
import { fillMessage } from "#app/core/words/fill-message.ts";
import { isLanguage, type Language } from "#app/core/words/i18n.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { appUser } from "#app/db/schema/users.ts";
import { findContact } from "#app/features/identity/server/contacts/find-contact.server.ts";
import { notify } from "#app/features/notifications/server/bell/notify.server.ts";
import { queueMessage } from "#app/features/notifications/server/outbox/queue-message.server.ts";
import { recoveryMessages } from "../messages/recovery.messages.server.ts";
import { recoveryNumber } from "../recovery-number.ts";
import { recoveryLink } from "./recovery-link.server.ts";
import type { RecoveryRow } from "./recovery-row.server.ts";

/** Whoever holds the old number, reads the account's mail or is signed in hears of it, and can stop it without signing in. */
export async function warnOwner(tx: Tx, row: RecoveryRow, userId: string): Promise<void> {
  const [user] = await tx.select({ language: appUser.language }).from(appUser).where(eq(appUser.id, userId));
  const language: Language = isLanguage(user?.language) ? user.language : "en";
  const message = { template: "recovery-warning", language, subjectId: row.id } as const;
  const dedupeKey = `recovery:${row.id}:warning`;
  const at = row.takesEffectAt ?? now();
  const when = formatDateTime(at, language);
  const variables = {
    number: recoveryNumber(row),
    when,
    site: new URL(env().PUBLIC_URL).host,
    code: recoveryLink.codeOf("stop", row.id),
    link: recoveryLink.url("stop", row.id),
  };
  const phone = await findContact(userId, "phone");
  const email = await findContact(userId, "email");
  if (phone) {
    // A value of an SMS has 30 characters at most: the day is enough.
    const short = { ...variables, when: formatDate(at, language) };
    await queueMessage(tx, { ...message, channel: "sms", to: phone, variables: short, dedupeKey });
  }
  if (email) await queueMessage(tx, { ...message, channel: "email", to: email, variables, dedupeKey });
  await notify(tx, userId, {
    type: "warning",
    inWords: (into) => {
      const { title, message: text } = recoveryMessages[into].bell;
      return { title, message: fillMessage(text, { when: formatDateTime(at, into) }) };
    },
    link: recoveryLink.path("stop", row.id),
    dedupeKey: `recovery:${row.id}`,
  });
}
