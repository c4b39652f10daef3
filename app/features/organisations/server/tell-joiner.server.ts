import type { Tx } from "#app/db/opening/client.server.ts";
import { queueMessage } from "#app/features/notifications/server/outbox/queue-message.server.ts";
import { joiningLink } from "./joining-link.server.ts";
import { type JoiningRow, joiningRow } from "./joining-row.server.ts";

/** A mail to whoever asked to join, with the link to the request. */
export async function tellJoiner(
  tx: Tx,
  row: Pick<JoiningRow, "id" | "emailEncrypted">,
  news: { readonly about: string; readonly title: string; readonly message: string },
): Promise<void> {
  await queueMessage(tx, {
    channel: "email",
    template: "institute-news",
    language: "en",
    to: joiningRow.emailOf(row),
    variables: { title: news.title, message: news.message, link: joiningLink.url(row.id) },
    dedupeKey: `joining:${row.id}:${news.about}`,
    subjectId: row.id,
  });
}
