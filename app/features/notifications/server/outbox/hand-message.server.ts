import { eq } from "drizzle-orm";
import { addHours, now } from "#app/core/clock.ts";
import { database } from "#app/db/opening/client.server.ts";
import { outboundMessage } from "#app/db/schema/messages.ts";
import { changeMessages } from "./change-messages.server.ts";

type Message = typeof outboundMessage.$inferSelect;

/** So long its words wait for a receipt; a phone that is off longer gets it all the same, from WhatsApp. */
const RECEIPT_HOURS = 72;

/** WhatsApp took it: receipts tell the rest, and may have come before this note. */
export async function handMessage(
  { id }: Pick<Message, "id">,
  sent: Pick<Message, "sentAt" | "reference" | "errorCode">,
): Promise<void> {
  await changeMessages(database(), "hand", {
    only: eq(outboundMessage.id, id),
    set: { ...sent, expiresAt: addHours(now(), RECEIPT_HOURS) },
  });
}
