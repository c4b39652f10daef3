import type { outboundMessage } from "#app/db/schema/messages.ts";
import type { DemoMessage } from "../../demo-message-list.ts";
import { openBody, openPart } from "../outbox/message-envelope.server.ts";

/** A stored message as the demo inbox shows it. */
export function openDemoMessage(row: typeof outboundMessage.$inferSelect): DemoMessage {
  const body = row.bodyEncrypted === null ? null : openBody(row.id, row.bodyEncrypted);
  const subject = row.subjectEncrypted === null ? null : openPart(row.id, "subject", row.subjectEncrypted);
  const text = body?.text ?? "";
  const attached = (body?.channel === "email" && body.attachments) || [];
  return {
    id: row.id,
    channel: row.channel,
    template: row.template,
    language: row.language,
    status: row.status,
    to: openPart(row.id, "recipient", row.recipientEncrypted),
    summary: subject ?? text,
    text,
    html: body?.channel === "email" ? body.html : null,
    action: body?.channel === "whatsapp" ? body.action : null,
    files: attached.map(({ name, base64 }) => ({ name, bytes: Buffer.byteLength(base64, "base64") })),
    attempts: row.attempts,
    errorCode: row.errorCode,
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
  };
}
