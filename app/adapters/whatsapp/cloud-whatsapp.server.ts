import { createHash, timingSafeEqual } from "node:crypto";
import { callJson } from "../call-json.server.ts";
import { OutsideError } from "../outside-error.ts";
import type { WhatsApp, WhatsAppMessage } from "./whatsapp.ts";
import { readWhatsAppNews } from "./whatsapp-news.server.ts";
import { whatsAppCode, whatsAppVerdict } from "./whatsapp-verdict.ts";

export type CloudWhatsAppConfig = {
  baseUrl: string;
  /** Of the Graph API, such as `v23.0`. */
  version: string;
  phoneNumberId: string;
  accessToken: string;
  /** By which Meta signs its calls. */
  appSecret: string;
  /** What we gave Meta for its question whether the address is ours. */
  verifyToken: string;
  /** Our template → its name in the WhatsApp manager; its languages bear the same name. */
  templateNames: Readonly<Record<string, string>>;
  timeoutMs?: number;
};

const SERVICE = "whatsapp";

/** The WhatsApp Business Cloud API of Meta: whoever did not write to us first gets approved templates only. */
export function createCloudWhatsApp(config: CloudWhatsAppConfig): WhatsApp {
  const { baseUrl, version, phoneNumberId } = config;
  return {
    async send(message) {
      const name = config.templateNames[message.template];
      if (!name) throw new OutsideError(SERVICE, "template_not_registered", "later");
      const answer = await callJson({
        service: SERVICE,
        url: `${baseUrl.replace(/\/+$/, "")}/${version}/${phoneNumberId}/messages`,
        headers: { authorization: `Bearer ${config.accessToken}` },
        timeoutMs: config.timeoutMs,
        body: bodyOf(message, name),
        refusal: (status, body) => {
          const code = codeOf(body);
          return new OutsideError(SERVICE, whatsAppCode(code, status), whatsAppVerdict(code, status));
        },
      });
      const [taken] = Array.isArray(answer.messages) ? answer.messages : [];
      const reference: unknown = taken?.id;
      return { reference: typeof reference === "string" ? reference.slice(0, 200) : "", isThere: false };
    },

    answerChallenge(query) {
      const isOurs =
        query.get("hub.mode") === "subscribe" &&
        isSame(query.get("hub.verify_token") ?? "", config.verifyToken);
      return isOurs ? query.get("hub.challenge") : null;
    },

    readNews: (rawBody, signature) => readWhatsAppNews(rawBody, signature, config.appSecret),
  };
}

function bodyOf({ id, to, language, parameters, linkPath }: WhatsAppMessage, name: string) {
  const texts = (values: readonly string[]) => values.map((text) => ({ type: "text", text }));
  return {
    messaging_product: "whatsapp",
    recipient_type: "individual",
    to: `91${to}`,
    type: "template",
    template: {
      name,
      language: { code: language },
      components: [
        { type: "body", parameters: texts(parameters) },
        { type: "button", sub_type: "url", index: "0", parameters: texts([linkPath]) },
      ],
    },
    biz_opaque_callback_data: id,
  };
}

/** The number only: the sentence beside it may quote what was sent. */
function codeOf(body: Record<string, unknown> | null): number | null {
  const error = body?.error;
  const code = typeof error === "object" && error !== null && "code" in error ? error.code : null;
  return typeof code === "number" && Number.isInteger(code) ? code : null;
}

/** In constant time, whatever the lengths. */
function isSame(given: string, ours: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(given), hash(ours));
}
