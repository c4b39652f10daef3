import { sandboxWhatsApp } from "#app/adapters/adapters.server.ts";
import { now } from "#app/core/clock.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { acceptWhatsAppCall } from "../whatsapp/accept-whats-app-call.server.ts";
import { getDemoMessage } from "./get-demo-message.server.ts";

/** The demo's phone answers: by the same signed call that WhatsApp makes. */
export async function replyInDemo(messageId: string, words: string): Promise<void> {
  const { channel, to } = await getDemoMessage(messageId);
  if (channel !== "whatsapp") throw notFound();
  const { rawBody, signature } = sandboxWhatsApp().writeBack(to, words, now());
  await acceptWhatsAppCall(rawBody, signature);
}
