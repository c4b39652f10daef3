import { formatDate } from "#app/core/clock.ts";
import { env } from "#app/core/env.server.ts";
import { findContact } from "#app/features/identity/server/find-contact.server.ts";
import { queueMessage } from "#app/features/notifications/server/queue-message.server.ts";
import type { SendDigest } from "#app/features/scholarships/server/queue-digests.server.ts";

/** One e-mail a day with all that is new or due, to those who gave an address and want it; the app shows the rest. */
export const sendDigest: SendDigest = async (tx, { studentId, userId, language, day, items }) => {
  const to = await findContact(userId, "email");
  if (!to) return;
  await queueMessage(tx, {
    channel: "email",
    template: "deadline-digest",
    language,
    to,
    variables: {
      name: "student",
      list: items
        .map(({ title, closesOn }) => (closesOn ? `${title}: ${formatDate(closesOn, language)}` : title))
        .join("\n"),
      link: `${env().PUBLIC_URL}/student/alerts`,
    },
    dedupeKey: `digest:${studentId}:${day}`,
    preference: { userId, topic: "emailNewScholarships" },
  });
};
