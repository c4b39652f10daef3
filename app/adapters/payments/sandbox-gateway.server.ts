import { randomBytes } from "node:crypto";
import { paise, shareOfMoney } from "#app/core/money.ts";
import type { GatewayEvent, GatewayFee, GatewayPayment, PaymentGateway } from "./payment-gateway.ts";
import { WebhookError } from "./payment-gateway.ts";
import { isPaymentSignature, signPayment } from "./payment-signature.server.ts";

export interface SandboxGateway extends PaymentGateway {
  readonly name: "sandbox";
  /** 2% and 18% GST on it, as gateways here charge. */
  feeOf(amountPaise: number): GatewayFee;
  /** What the sandbox page sends back when the visitor presses Pay; the bank may only promise it. */
  payReturn(gatewayOrderId: string, how?: { isCaptured?: boolean }): Record<string, string>;
  /** The webhook a real gateway would send: raw body and headers, signed. */
  webhook(event: GatewayEvent): { rawBody: string; headers: Headers };
}

function sandboxFee(amountPaise: number): GatewayFee {
  const charge = shareOfMoney(paise(amountPaise), 200);
  return { chargePaise: charge, taxPaise: shareOfMoney(charge, 1800) };
}

type SandboxOrder = { amountPaise: number; payments: GatewayPayment[] };

/** What the bank that we play has seen, as long as this process runs. */
const orders = new Map<string, SandboxOrder>();

function noteAtBank(gatewayOrderId: string, payment: GatewayPayment): void {
  const order = orders.get(gatewayOrderId);
  if (!order || order.payments.some(({ gatewayPaymentId }) => gatewayPaymentId === payment.gatewayPaymentId))
    return;
  order.payments.push(payment);
}

/** Takes no money, and signs everything like a real gateway, so that the same checks run in the demo. */
export function createSandboxGateway(config: { secret: string; pagePath: string }): SandboxGateway {
  const { secret, pagePath } = config;

  return {
    name: "sandbox",
    formOrigin: null,
    returnsFee: true,

    feeOf: sandboxFee,

    async createOrder({ reference, amountPaise }) {
      const gatewayOrderId = `sandbox_order_${reference}`;
      if (!orders.has(gatewayOrderId)) orders.set(gatewayOrderId, { amountPaise, payments: [] });
      return { gatewayOrderId };
    },

    async listPayments(gatewayOrderId) {
      return orders.get(gatewayOrderId)?.payments ?? [];
    },

    async capture({ gatewayPaymentId }) {
      for (const { payments } of orders.values()) {
        const payment = payments.find((one) => one.gatewayPaymentId === gatewayPaymentId);
        if (payment?.state === "authorised") {
          Object.assign(payment, { state: "captured", fee: sandboxFee(payment.amountPaise) });
        }
      }
    },

    checkoutForm(details) {
      return {
        action: pagePath,
        fields: {
          order_id: details.gatewayOrderId,
          amount: String(details.amountPaise),
          description: details.description,
          return_url: details.returnUrl,
          cancel_url: details.cancelUrl,
        },
      };
    },

    verifyReturn({ order_id: order, payment_id: payment, signature }) {
      if (!order || !payment || !isPaymentSignature(`${order}|${payment}`, signature, secret)) return null;
      return { gatewayOrderId: order, gatewayPaymentId: payment };
    },

    payReturn(gatewayOrderId, { isCaptured = true } = {}) {
      const payment = `sandbox_pay_${randomBytes(9).toString("hex")}`;
      const amountPaise = orders.get(gatewayOrderId)?.amountPaise ?? 0;
      noteAtBank(gatewayOrderId, {
        gatewayPaymentId: payment,
        state: isCaptured ? "captured" : "authorised",
        amountPaise,
        currency: "INR",
        fee: isCaptured ? sandboxFee(amountPaise) : null,
        refunds: [],
      });
      return {
        order_id: gatewayOrderId,
        payment_id: payment,
        signature: signPayment(`${gatewayOrderId}|${payment}`, secret),
      };
    },

    webhook(event) {
      const rawBody = JSON.stringify(event);
      return { rawBody, headers: new Headers({ "x-sandbox-signature": signPayment(rawBody, secret) }) };
    },

    parseWebhook(rawBody, headers) {
      if (!isPaymentSignature(rawBody, headers.get("x-sandbox-signature"), secret)) {
        throw new WebhookError("bad_signature");
      }
      // Only `webhook` above holds the secret, so a signed body has its shape.
      return JSON.parse(rawBody) as GatewayEvent;
    },

    async refund({ idempotencyKey }) {
      return { gatewayRefundId: `sandbox_refund_${idempotencyKey}` };
    },
  };
}
