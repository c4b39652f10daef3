import { eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { afterQuietHours } from "#app/core/periods/quiet-hours.ts";
import { isLanguage } from "#app/core/words/i18n.ts";
import { inTransaction, type Tx } from "#app/db/opening/client.server.ts";
import { outboundMessage } from "#app/db/schema/messages.ts";
import { namedTemplate } from "../../messages/named-template.ts";
import { changeMessages } from "./change-messages.server.ts";
import { openBody, openPart } from "./message-envelope.server.ts";
import { queueMessage } from "./queue-message.server.ts";

type Message = typeof outboundMessage.$inferSelect;

/**
 * Nothing more happens to it. The demo inbox shows what was said; anywhere else it is forgotten now. What did not reach
 * her by WhatsApp is written as the SMS that she would have got without it.
 */
export async function endMessage(
  message: Message,
  event: "deliver" | "refuse" | "expire" | "give_up",
  change: Partial<Pick<Message, "sentAt" | "reference" | "errorCode">> = {},
): Promise<void> {
  await inTransaction(async (tx) => {
    const [ended] = await changeMessages(tx, event, {
      only: eq(outboundMessage.id, message.id),
      set: change,
    }).returning({ id: outboundMessage.id });
    if (ended && event !== "deliver" && message.channel === "whatsapp") await sendSmsInstead(tx, message);
  });
}

async function sendSmsInstead(tx: Tx, message: Message): Promise<void> {
  const { id, bodyEncrypted, recipientEncrypted, language, subjectId } = message;
  const body = bodyEncrypted === null ? null : openBody(id, bodyEncrypted);
  if (body?.channel !== "whatsapp" || !body.orSms) return;
  await queueMessage(tx, {
    channel: "sms",
    ...namedTemplate("sms", message.template, body.orSms.variables),
    language: isLanguage(language) ? language : "en",
    to: openPart(id, "recipient", recipientEncrypted),
    dedupeKey: body.orSms.dedupeKey,
    ...(subjectId && { subjectId }),
    notBefore: afterQuietHours(now()),
  });
}
