import { callJson } from "../call-json.server.ts";
import { OutsideError } from "../outside-error.ts";

type RazorpayKey = { keyId: string; keySecret: string; baseUrl?: string | undefined; timeoutMs?: number };

/** Reads the newest order, which changes nothing: resolves when the key is right, else throws an OutsideError. */
export async function checkRazorpayKey({ keyId, keySecret, baseUrl, timeoutMs }: RazorpayKey): Promise<void> {
  const answer = await callJson({
    service: "payment",
    method: "GET",
    url: `${baseUrl ?? "https://api.razorpay.com"}/v1/orders?count=1`,
    headers: { authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString("base64")}` },
    timeoutMs,
  });
  if (!Array.isArray(answer.items)) throw new OutsideError("payment", "unreadable_answer", "away");
}
