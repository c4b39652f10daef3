import { formatDateTime } from "#app/core/clock.ts";
import type { Language } from "#app/core/words/i18n.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { queueMessage } from "#app/features/notifications/server/outbox/queue-message.server.ts";
import { partnershipLink } from "./partnership-link.server.ts";

interface Acknowledged {
  readonly id: string;
  readonly number: string;
  readonly language: Language;
  readonly answers: Readonly<Record<string, string>>;
  readonly replyBy: Date;
}

/**
 * The application has arrived: by mail when it is sent and the address has said that it is theirs, by SMS when
 * the desk has taken it up (X24).
 */
export async function acknowledgePartnership(
  tx: Tx,
  channel: "email" | "sms",
  { id, number, language, answers, replyBy }: Acknowledged,
): Promise<void> {
  await queueMessage(tx, {
    channel,
    to: (channel === "email" ? answers.contactEmail : answers.contactPhone) ?? "",
    ...(channel === "email" && { proof: "needed" as const }),
    template: "partnership-acknowledged",
    language,
    variables: {
      name: answers.principalName ?? "",
      institute: answers.instituteName ?? "",
      number,
      replyBy: formatDateTime(replyBy, language),
      link: partnershipLink.statusUrl(id),
    },
    dedupeKey: `partnership:${id}:acknowledged`,
    subjectId: id,
  });
}
