import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { WhatsAppCallError, type WhatsAppNews } from "./whatsapp.ts";
import { whatsAppCode, whatsAppVerdict } from "./whatsapp-verdict.ts";

const PREFIX = "sha256=";

/** As Meta signs: the raw body with the app's secret, in the header X-Hub-Signature-256. */
export function signWhatsAppCall(rawBody: Uint8Array, appSecret: string): string {
  return PREFIX + createHmac("sha256", appSecret).update(rawBody).digest("hex");
}

/** In constant time, and false for anything that is not exactly a signature. */
function isSigned(rawBody: Uint8Array, signature: string | null, appSecret: string): boolean {
  if (!signature || !/^sha256=[0-9a-f]{64}$/.test(signature)) return false;
  return timingSafeEqual(Buffer.from(signature), Buffer.from(signWhatsAppCall(rawBody, appSecret)));
}

const receiptSchema = z.object({
  id: z.string().max(200),
  status: z.string(),
  biz_opaque_callback_data: z.string().optional(),
  errors: z.array(z.object({ code: z.number() })).optional(),
});
const replySchema = z.object({
  id: z.string().max(200),
  from: z.string().max(20),
  timestamp: z.string().regex(/^\d{1,11}$/),
  text: z.object({ body: z.string() }).optional(),
  /** A press on a button of the template. */
  button: z.object({ text: z.string() }).optional(),
});
const callSchema = z.object({
  object: z.literal("whatsapp_business_account"),
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({
          field: z.string(),
          value: z.object({
            statuses: z.array(z.unknown()).optional(),
            messages: z.array(z.unknown()).optional(),
          }),
        }),
      ),
    }),
  ),
});

const statuses = ["sent", "delivered", "read", "failed"] as const;

/** What stands in a signed call, in its order. A part that we do not know is left out: the rest is still true. */
export function readWhatsAppNews(
  rawBody: Uint8Array,
  signature: string | null,
  appSecret: string,
): WhatsAppNews[] {
  if (!isSigned(rawBody, signature, appSecret)) throw new WhatsAppCallError("bad_signature");
  const values = parseCall(rawBody).entry.flatMap(({ changes }) =>
    changes.filter(({ field }) => field === "messages").map(({ value }) => value),
  );
  return values.flatMap(({ statuses: receipts = [], messages = [] }) => [
    ...receipts.flatMap(receiptOf),
    ...messages.flatMap(replyOf),
  ]);
}

function parseCall(rawBody: Uint8Array): z.output<typeof callSchema> {
  try {
    return callSchema.parse(JSON.parse(new TextDecoder().decode(rawBody)));
  } catch {
    throw new WhatsAppCallError("unreadable");
  }
}

function receiptOf(given: unknown): WhatsAppNews[] {
  const { data } = receiptSchema.safeParse(given);
  const status = statuses.find((one) => one === data?.status);
  if (!data || !status) return [];
  const code = data.errors?.[0]?.code ?? null;
  return [
    {
      kind: "receipt",
      messageId: data.biz_opaque_callback_data ?? null,
      reference: data.id,
      status,
      // What failed after it was taken for a reason nobody knows does not come back by itself.
      trouble:
        status === "failed" ? { code: whatsAppCode(code, 400), verdict: whatsAppVerdict(code, 400) } : null,
    },
  ];
}

function replyOf(given: unknown): WhatsAppNews[] {
  const { data } = replySchema.safeParse(given);
  const words = data?.text?.body ?? data?.button?.text;
  if (!data || words === undefined) return [];
  return [
    {
      kind: "reply",
      reference: data.id,
      from: /^91(\d{10})$/.exec(data.from)?.[1] ?? null,
      words,
      at: new Date(Number(data.timestamp) * 1000),
    },
  ];
}
