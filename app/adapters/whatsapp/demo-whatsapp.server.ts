import { randomUUID } from "node:crypto";
import { OutsideError } from "../outside-error.ts";
import type { WhatsApp } from "./whatsapp.ts";
import { readWhatsAppNews, signWhatsAppCall } from "./whatsapp-news.server.ts";

export type SandboxWhatsApp = WhatsApp & {
  /** The demo's phone writes to us: the very call that Meta would make, signed. */
  writeBack(from: string, words: string, at: Date): { rawBody: Uint8Array; signature: string };
};

/**
 * Sends nothing: the demo inbox is the phone. Numbers ending in 11111 are not on WhatsApp, so that the way back to SMS
 * can be seen.
 */
export function createDemoWhatsApp(secret: string): SandboxWhatsApp {
  return {
    async send(message) {
      if (message.to.endsWith("11111")) throw new OutsideError("whatsapp", "refused_131026", "never");
      return { reference: `demo-${randomUUID()}`, isThere: true };
    },
    answerChallenge: () => null,
    readNews: (rawBody, signature) => readWhatsAppNews(rawBody, signature, secret),
    writeBack(from, words, at) {
      const message = {
        from: `91${from}`,
        id: `wamid.${randomUUID()}`,
        timestamp: String(Math.floor(at.getTime() / 1000)),
        type: "text",
        text: { body: words },
      };
      const value = {
        messaging_product: "whatsapp",
        metadata: { display_phone_number: "910000000000", phone_number_id: "demo" },
        messages: [message],
      };
      const call = {
        object: "whatsapp_business_account",
        entry: [{ id: "demo", changes: [{ field: "messages", value }] }],
      };
      const rawBody = new TextEncoder().encode(JSON.stringify(call));
      return { rawBody, signature: signWhatsAppCall(rawBody, secret) };
    },
  };
}
