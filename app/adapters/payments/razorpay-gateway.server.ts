import { z } from "zod";
import { callJson } from "../call-json.server.ts";
import { OutsideError } from "../outside-error.ts";
import type { GatewayEvent, GatewayFee, PaymentGateway } from "./payment-gateway.ts";
import { WebhookError } from "./payment-gateway.ts";
import { isPaymentSignature } from "./payment-signature.server.ts";

export type RazorpayConfig = {
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** Shown on the payment page. */
  merchantName: string;
  baseUrl?: string;
  timeoutMs?: number;
};

const SERVICE = "payment";
const GATEWAY_ID = /^[a-z]{2,10}_\w{6,40}$/;

const webhookSchema = z.object({
  event: z.string(),
  payload: z.object({
    payment: z
      .object({
        entity: z.object({
          id: z.string().regex(GATEWAY_ID),
          order_id: z.string().regex(GATEWAY_ID).nullish(),
          amount: z.int().nonnegative(),
          currency: z.string(),
          /** All it keeps, GST included; null until the payment is captured. */
          fee: z.int().nonnegative().nullish(),
          tax: z.int().nonnegative().nullish(),
        }),
      })
      .optional(),
    refund: z
      .object({
        entity: z.object({
          id: z.string().regex(GATEWAY_ID),
          payment_id: z.string().regex(GATEWAY_ID),
          amount: z.int().nonnegative(),
          currency: z.string(),
        }),
      })
      .optional(),
  }),
});

const paymentSchema = z.object({
  id: z.string().regex(GATEWAY_ID),
  status: z.enum(["created", "authorized", "captured", "refunded", "failed"]),
  amount: z.int().nonnegative(),
  currency: z.string(),
  fee: z.int().nonnegative().nullish(),
  tax: z.int().nonnegative().nullish(),
  amount_refunded: z.int().nonnegative().nullish(),
});
const refundSchema = z.object({ id: z.string().regex(GATEWAY_ID), amount: z.int().nonnegative() });

/**
 * Captured by itself; what is not captured within three days goes back to the payer by itself. So a payment that we
 * do not want is simply never captured: there is no call for it.
 */
const CAPTURE = {
  capture: "automatic",
  capture_options: { automatic_expiry_period: 720, manual_expiry_period: 4320, refund_speed: "normal" },
};

export function createRazorpayGateway(config: RazorpayConfig): PaymentGateway {
  const baseUrl = config.baseUrl ?? "https://api.razorpay.com";
  const authorization = `Basic ${Buffer.from(`${config.keyId}:${config.keySecret}`).toString("base64")}`;

  async function listOf<T>(path: string, shape: z.ZodType<T>): Promise<T[]> {
    const { timeoutMs } = config;
    const url = `${baseUrl}/v1/${path}`;
    const answer = await callJson({
      service: SERVICE,
      url,
      method: "GET",
      headers: { authorization },
      timeoutMs,
    });
    const parsed = z.object({ items: z.array(shape) }).safeParse(answer);
    if (!parsed.success) throw new OutsideError(SERVICE, "unreadable_answer", "away");
    return parsed.data.items;
  }

  async function post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<string> {
    const answer = await callJson({
      service: SERVICE,
      url: `${baseUrl}/v1/${path}`,
      headers: { authorization, ...headers },
      body,
      timeoutMs: config.timeoutMs,
    });
    if (typeof answer.id !== "string" || !GATEWAY_ID.test(answer.id)) {
      throw new OutsideError(SERVICE, "unreadable_answer", "away");
    }
    return answer.id;
  }

  async function refundsOf(paymentId: string) {
    const refunds = await listOf(`payments/${encodeURIComponent(paymentId)}/refunds`, refundSchema);
    return refunds.map(({ id, amount }) => ({ gatewayRefundId: id, amountPaise: amount }));
  }

  return {
    name: "razorpay",
    formOrigin: new URL(baseUrl).origin,
    // Theirs is kept when a payment is refunded.
    returnsFee: false,

    async createOrder({ reference, amountPaise, currency }) {
      const body = {
        amount: amountPaise,
        currency,
        receipt: reference,
        partial_payment: false,
        payment: CAPTURE,
      };
      return { gatewayOrderId: await post("orders", body) };
    },

    // Their page by a plain form post: no script of another origin runs on ours (T29).
    checkoutForm(details) {
      const fields: Record<string, string | undefined> = {
        key_id: config.keyId,
        order_id: details.gatewayOrderId,
        amount: String(details.amountPaise),
        currency: "INR",
        name: config.merchantName,
        description: details.description,
        "prefill[name]": details.payer?.name,
        "prefill[email]": details.payer?.email,
        "prefill[contact]": details.payer?.phone,
        callback_url: details.returnUrl,
        cancel_url: details.cancelUrl,
      };
      const known = Object.entries(fields).filter((entry): entry is [string, string] => Boolean(entry[1]));
      return { action: `${baseUrl}/v1/checkout/embedded`, fields: Object.fromEntries(known) };
    },

    verifyReturn(fields) {
      const {
        razorpay_order_id: order,
        razorpay_payment_id: payment,
        razorpay_signature: signature,
      } = fields;
      if (!order || !payment || !isPaymentSignature(`${order}|${payment}`, signature, config.keySecret))
        return null;
      return { gatewayOrderId: order, gatewayPaymentId: payment };
    },

    parseWebhook(rawBody, headers) {
      // Before anything is parsed: an unsigned body is a stranger's.
      if (!isPaymentSignature(rawBody, headers.get("x-razorpay-signature"), config.webhookSecret)) {
        throw new WebhookError("bad_signature");
      }
      return readEvent(rawBody);
    },

    async listPayments(gatewayOrderId) {
      const found = await listOf(`orders/${encodeURIComponent(gatewayOrderId)}/payments`, paymentSchema);
      return Promise.all(
        found.map(async (payment) => ({
          gatewayPaymentId: payment.id,
          state: STATES[payment.status],
          amountPaise: payment.amount,
          currency: payment.currency,
          fee: feeOf(payment.fee, payment.tax),
          refunds: payment.amount_refunded ? await refundsOf(payment.id) : [],
        })),
      );
    },

    async capture({ gatewayPaymentId, amountPaise, currency }) {
      const path = `payments/${encodeURIComponent(gatewayPaymentId)}/capture`;
      await post(path, { amount: amountPaise, currency });
    },

    async refund({ gatewayPaymentId, amountPaise, idempotencyKey }) {
      const path = `payments/${encodeURIComponent(gatewayPaymentId)}/refund`;
      const headers = { "x-refund-idempotency": idempotencyKey };
      return { gatewayRefundId: await post(path, { amount: amountPaise }, headers) };
    },
  };
}

// A refund is told beside the payment; the payment itself was captured.
const STATES = {
  created: "open",
  authorized: "authorised",
  captured: "captured",
  refunded: "captured",
  failed: "failed",
} as const;

// "payment.authorized" is not among them: no money has come yet. Capture is automatic, and reconcilePayments() looks
// after what the gateway did not capture.
const KINDS: Record<string, GatewayEvent["kind"]> = {
  "payment.captured": "paid",
  "payment.failed": "failed",
  "refund.processed": "refunded",
};

function readEvent(rawBody: string): GatewayEvent | null {
  let json: unknown;
  try {
    json = JSON.parse(rawBody);
  } catch {
    throw new WebhookError("unreadable");
  }
  const parsed = webhookSchema.safeParse(json);
  if (!parsed.success) throw new WebhookError("unreadable");
  const kind = KINDS[parsed.data.event];
  if (!kind) return null;
  const payment = parsed.data.payload.payment?.entity;
  const refund = parsed.data.payload.refund?.entity;
  const subject = kind === "refunded" ? refund : payment;
  if (!subject) throw new WebhookError("unreadable");
  return {
    // Made of the signed body alone: the gateway's own event id comes in a header that the signature does
    // not cover, so a replay could carry a fresh one.
    eventId: `${parsed.data.event}:${subject.id}`,
    kind,
    gatewayOrderId: payment?.order_id ?? null,
    gatewayPaymentId: kind === "refunded" ? (refund?.payment_id ?? "") : subject.id,
    gatewayRefundId: refund?.id ?? null,
    amountPaise: subject.amount,
    currency: subject.currency,
    fee: kind === "paid" ? feeOf(payment?.fee, payment?.tax) : null,
  };
}

function feeOf(whole: number | null | undefined, tax: number | null | undefined): GatewayFee | null {
  if (whole === null || whole === undefined || (tax ?? 0) > whole) return null;
  return { chargePaise: whole - (tax ?? 0), taxPaise: tax ?? 0 };
}
