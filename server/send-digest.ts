import { formatDate, now } from "#app/core/clock.ts";
import { env } from "#app/core/env.server.ts";
import { fillMessage } from "#app/core/fill-message.ts";
import { afterQuietHours } from "#app/core/quiet-hours.ts";
import type { Tx } from "#app/db/client.server.ts";
import { findContact } from "#app/features/identity/server/find-contact.server.ts";
import type { Preferences } from "#app/features/notifications/preferences.ts";
import { findPreferences } from "#app/features/notifications/server/find-preferences.server.ts";
import { queueMessage } from "#app/features/notifications/server/queue-message.server.ts";
import { digestWords } from "#app/features/scholarships/digest-words.ts";
import type { Digest, SendDigest } from "#app/features/scholarships/server/queue-digests.server.ts";

/**
 * P2: what is new or due, once a day: one e-mail to a proven address, and one SMS outside the quiet hours, each with
 * the topics that are switched on for it. The bell has its own.
 */
export const sendDigest: SendDigest = async (tx, digest) => {
  const wishes = await findPreferences(tx, digest.userId);
  const name = digest.name || digestWords[digest.language].student;
  await sendEmail(tx, { ...digest, name }, wishes);
  await sendSms(tx, { ...digest, name }, wishes);
};

async function sendEmail(tx: Tx, digest: Digest, wishes: Preferences): Promise<void> {
  const { studentId, userId, name, language, day } = digest;
  const items = wanted(digest, wishes.emailNewScholarships, wishes.emailDeadlines);
  const to = items.length > 0 ? await findContact(userId, "email") : null;
  if (!to) return;
  const words = digestWords[language];
  await queueMessage(tx, {
    channel: "email",
    template: "deadline-digest",
    language,
    to,
    variables: {
      name,
      list: items
        .map(({ title, closesOn }) =>
          closesOn
            ? fillMessage(words.lastDay, { title, date: formatDate(closesOn, language) })
            : fillMessage(words.isNew, { title }),
        )
        .join("\n"),
      link: `${env().PUBLIC_URL}/student/alerts`,
    },
    dedupeKey: `digest:${studentId}:${day}`,
  });
}

async function sendSms(tx: Tx, digest: Digest, wishes: Preferences): Promise<void> {
  const { studentId, userId, name, language, day } = digest;
  const items = wanted(digest, wishes.smsNewScholarships, wishes.smsDeadlines);
  const first = items.find(({ closesOn }) => closesOn !== null) ?? items[0];
  const to = first ? await findContact(userId, "phone") : null;
  if (!first || !to) return;
  const common = { name, scholarship: first.title, more: String(items.length - 1) };
  const request = {
    channel: "sms",
    language,
    to,
    dedupeKey: `digest:${studentId}:${day}`,
    notBefore: afterQuietHours(now()),
  } as const;
  if (first.closesOn) {
    const variables = { ...common, date: formatDate(first.closesOn, language) };
    await queueMessage(tx, { ...request, template: "deadline-alert", variables });
  } else await queueMessage(tx, { ...request, template: "match-alert", variables: common });
}

function wanted({ items }: Digest, newOnes: boolean, deadlines: boolean) {
  return items.filter(({ closesOn }) => (closesOn === null ? newOnes : deadlines));
}
