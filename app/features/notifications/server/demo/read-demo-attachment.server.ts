import { eq } from "drizzle-orm";
import { isId } from "#app/core/id.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { env } from "#app/core/settings/env.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { outboundMessage } from "#app/db/schema/messages.ts";
import { openBody } from "../outbox/message-envelope.server.ts";

/** A file that went with a mail. In the demo only, as its mail. */
export async function readDemoAttachment(messageId: string, place: string) {
  if (!env().isDemo || !isId(messageId) || !/^\d{1,2}$/.test(place)) throw notFound();
  const [row] = await database()
    .select({ id: outboundMessage.id, bodyEncrypted: outboundMessage.bodyEncrypted })
    .from(outboundMessage)
    .where(eq(outboundMessage.id, messageId));
  const body = row?.bodyEncrypted ? openBody(row.id, row.bodyEncrypted) : null;
  const file = body?.channel === "email" ? body.attachments?.[Number(place)] : undefined;
  if (!file) throw notFound();
  return { name: file.name, type: file.type, bytes: Uint8Array.from(Buffer.from(file.base64, "base64")) };
}
