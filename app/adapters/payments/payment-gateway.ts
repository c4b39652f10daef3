export type GatewayOrder = {
  /** Our own order id: the gateway hands it back, and refuses a second order under it. */
  reference: string;
  amountPaise: number;
  currency: "INR";
};

/** A plain form that sends the browser to the gateway's page; works without script. */
export type CheckoutForm = { action: string; fields: Record<string, string> };

export type CheckoutDetails = {
  gatewayOrderId: string;
  amountPaise: number;
  description: string;
  /** Absolute addresses the gateway sends the browser back to. */
  returnUrl: string;
  cancelUrl: string;
  payer?: { name?: string; email?: string; phone?: string };
};

/** What the browser brings back, proven by the gateway's signature. */
export type ProvenReturn = { gatewayOrderId: string; gatewayPaymentId: string };

/** What a gateway keeps of a payment: its charge, and the GST on it. */
export type GatewayFee = { chargePaise: number; taxPaise: number };

export type GatewayEvent = {
  /** Stands for this event alone, made of what the signature covers: the same one twice is a replay. */
  eventId: string;
  kind: "paid" | "failed" | "refunded";
  gatewayOrderId: string | null;
  gatewayPaymentId: string;
  gatewayRefundId: string | null;
  amountPaise: number;
  currency: string;
  /** Of a payment, where the gateway says it; the browser's return does not. */
  fee?: GatewayFee | null;
};

/** One payment as the gateway tells it when it is asked. */
export type GatewayPayment = {
  gatewayPaymentId: string;
  /** Authorised: the bank has promised it, and it is ours only once it is captured. */
  state: "open" | "authorised" | "captured" | "failed";
  amountPaise: number;
  currency: string;
  fee: GatewayFee | null;
  /** What went back of it. */
  refunds: readonly { gatewayRefundId: string; amountPaise: number }[];
};

export interface PaymentGateway {
  readonly name: "sandbox" | "razorpay";
  /** The one foreign origin a form may post to (CSP form-action); null when the page is ours. */
  readonly formOrigin: string | null;
  /** A payment that is refunded whole gets its fee back too. */
  readonly returnsFee: boolean;
  createOrder(order: GatewayOrder): Promise<{ gatewayOrderId: string }>;
  checkoutForm(details: CheckoutDetails): CheckoutForm;
  /** Null when the signature does not hold: nothing about the payment is then known. */
  verifyReturn(fields: Readonly<Record<string, string | undefined>>): ProvenReturn | null;
  /** Throws a WebhookError for a bad signature or an unreadable body; null for events nobody waits for. */
  parseWebhook(rawBody: string, headers: Headers): GatewayEvent | null;
  /** Every payment that was tried for this order: what a lost webhook and a closed browser would have told. */
  listPayments(gatewayOrderId: string): Promise<GatewayPayment[]>;
  /** Takes a payment that the bank has promised. One that was captured before stays so. */
  capture(payment: { gatewayPaymentId: string; amountPaise: number; currency: string }): Promise<void>;
  /** The same idempotency key never refunds twice. */
  refund(refund: {
    gatewayPaymentId: string;
    amountPaise: number;
    idempotencyKey: string;
  }): Promise<{ gatewayRefundId: string }>;
}

export class WebhookError extends Error {
  readonly reason: "bad_signature" | "unreadable";

  constructor(reason: "bad_signature" | "unreadable") {
    super(`The payment webhook was refused (${reason})`);
    this.name = "WebhookError";
    this.reason = reason;
  }
}
