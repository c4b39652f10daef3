import { formatDate, now } from "#app/core/clock.ts";
import { formatCount } from "#app/core/money.ts";
import { afterQuietHours } from "#app/core/periods/quiet-hours.ts";
import { env } from "#app/core/settings/env.server.ts";
import { fillMessage } from "#app/core/words/fill-message.ts";
import { listContacts } from "#app/features/identity/server/contacts/list-contacts.server.ts";
import { type Preferences, phoneWay } from "#app/features/notifications/preferences.ts";
import {
  queueMessages,
  type WantedMessage,
} from "#app/features/notifications/server/outbox/queue-messages.server.ts";
import { listPreferences } from "#app/features/notifications/server/preferences/list-preferences.server.ts";
import { hasWhatsApp } from "#app/features/notifications/server/whatsapp/has-whats-app.server.ts";
import type {
  Digest,
  DigestItem,
  SendDigests,
} from "#app/features/scholarships/server/alerts/queue-digests.server.ts";
import { digestWords } from "#app/features/scholarships/views/digest-words.ts";

/**
 * P2: what is new or due, once a day: one e-mail to a proven address, and one SMS or WhatsApp message outside the quiet hours, each with
 * the topics that are switched on for it. The bell has its own. For a thousand students it takes as many statements as
 * for one (O8).
 */
export const sendDigests: SendDigests = async (tx, digests) => {
  const userIds = digests.map(({ userId }) => userId);
  const wishesOf = await listPreferences(tx, userIds);
  const contactOf = await listContacts(userIds);
  const messages = digests.flatMap((digest) => {
    const named = { ...digest, name: digest.name || digestWords[digest.language].student };
    const wishes = wishesOf(digest.userId);
    return [emailOf(named, wishes, contactOf), phoneOf(named, wishes, contactOf)].filter(
      (made) => made !== null,
    );
  });
  await queueMessages(tx, messages);
};

type ContactOf = Awaited<ReturnType<typeof listContacts>>;

function emailOf(digest: Digest, wishes: Preferences, contactOf: ContactOf): WantedMessage | null {
  const { studentId, userId, name, language, day } = digest;
  const items = wanted(digest, wishes.emailNewScholarships, wishes.emailDeadlines);
  const to = items.length > 0 ? contactOf(userId, "email") : null;
  if (!to) return null;
  const words = digestWords[language];
  return {
    channel: "email",
    template: "deadline-digest",
    language,
    to,
    variables: {
      name,
      list: [
        ...items.map(({ title, closesOn, kind }) =>
          closesOn
            ? fillMessage(words.lastDay, { title, date: formatDate(closesOn, language) })
            : fillMessage(kind === "change" ? words.hasChanged : words.isNew, { title }),
        ),
        ...(digest.fits > 0 ? [fillMessage(words.fits, { fits: formatCount(digest.fits) })] : []),
      ].join("\n"),
      link: `${env().PUBLIC_URL}/student/alerts`,
    },
    dedupeKey: `digest:${studentId}:${day}`,
  };
}

/** One ring of her phone: by WhatsApp or SMS, and of both topics together. */
function phoneOf(digest: Digest, wishes: Preferences, contactOf: ContactOf): WantedMessage | null {
  const { studentId, userId, name, language, day } = digest;
  const has = hasWhatsApp();
  const byTopic = {
    newOnes: phoneWay(wishes, "NewScholarships", has),
    deadlines: phoneWay(wishes, "Deadlines", has),
  };
  const items = wanted(digest, byTopic.newOnes !== null, byTopic.deadlines !== null);
  const first =
    items.find(({ closesOn }) => closesOn !== null) ??
    items.find(({ kind }) => kind === "change") ??
    items[0];
  const to = first ? contactOf(userId, "phone") : null;
  const way = first && (isOfDeadlines(first) ? byTopic.deadlines : byTopic.newOnes);
  if (!first || !way || !to) return null;
  // Only what goes the same way is counted: the button leads to the first of them.
  const others = items.filter(
    (item) => (isOfDeadlines(item) ? byTopic.deadlines : byTopic.newOnes)?.by === way.by,
  );
  const common = {
    name,
    scholarship: first.title,
    more: String(others.length - 1),
    link: `${env().PUBLIC_URL}/scholarships/${first.slug}`,
  };
  const request = {
    channel: way.by,
    ...(way.by === "whatsapp" && { orSms: way.orSms }),
    language,
    to,
    dedupeKey: `digest:${studentId}:${day}`,
    notBefore: afterQuietHours(now()),
  } as const;
  return first.closesOn
    ? {
        ...request,
        template: "deadline-alert",
        variables: { ...common, date: formatDate(first.closesOn, language) },
      }
    : {
        ...request,
        template: first.kind === "change" ? "change-alert" : "match-alert",
        variables: common,
      };
}

function isOfDeadlines({ kind }: DigestItem): boolean {
  return kind === "deadline" || kind === "change";
}

function wanted({ items }: Digest, newOnes: boolean, deadlines: boolean) {
  return items.filter((item) => (isOfDeadlines(item) ? deadlines : newOnes));
}
