import type { Tx } from "#app/db/opening/client.server.ts";
import { queueMessage } from "#app/features/notifications/server/outbox/queue-message.server.ts";

export interface InstituteNews {
  readonly to: string;
  readonly title: string;
  readonly message: string;
  readonly link: string;
  readonly dedupeKey: string;
  readonly subjectId: string;
}

/** A mail to an institute or an applicant. The words of portals are English. */
export async function tellInstitute(tx: Tx, news: InstituteNews): Promise<void> {
  const { to, title, message, link, dedupeKey, subjectId } = news;
  await queueMessage(tx, {
    channel: "email",
    template: "institute-news",
    language: "en",
    to,
    variables: { title, message, link },
    dedupeKey,
    subjectId,
  });
}
