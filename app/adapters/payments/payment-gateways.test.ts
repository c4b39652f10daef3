import { createHmac } from "node:crypto";
import { afterEach, describe, expect, it } from "vitest";
import { startFakeHttpServer } from "#tests/support/doubles/fake-http-server.ts";
import type { GatewayEvent } from "./payment-gateway.ts";
import { createRazorpayGateway } from "./razorpay-gateway.server.ts";
import { createSandboxGateway } from "./sandbox-gateway.server.ts";

const config = {
  keyId: "rzp_test_key",
  keySecret: "key-secret",
  webhookSecret: "hook-secret",
  merchantName: "ScholarSetu",
};
const razorpay = createRazorpayGateway(config);
const hmac = (text: string, secret: string) => createHmac("sha256", secret).update(text).digest("hex");

function webhook(body: unknown, secret = config.webhookSecret) {
  const rawBody = typeof body === "string" ? body : JSON.stringify(body);
  return [rawBody, new Headers({ "x-razorpay-signature": hmac(rawBody, secret) })] as const;
}

const captured = {
  event: "payment.captured",
  payload: {
    payment: { entity: { id: "pay_ABC123456", order_id: "order_XYZ98765", amount: 9900, currency: "INR" } },
  },
};

describe("Razorpay: the browser's return", () => {
  const good = {
    razorpay_order_id: "order_XYZ98765",
    razorpay_payment_id: "pay_ABC123456",
    razorpay_signature: hmac("order_XYZ98765|pay_ABC123456", config.keySecret),
  };

  it("believes a return that the gateway signed", () => {
    expect(razorpay.verifyReturn(good)).toEqual({
      gatewayOrderId: "order_XYZ98765",
      gatewayPaymentId: "pay_ABC123456",
    });
  });

  it.each<[string, Record<string, string | undefined>]>([
    ["no signature", { razorpay_signature: undefined }],
    ["an empty signature", { razorpay_signature: "" }],
    ["another order", { razorpay_order_id: "order_OTHER0000" }],
    ["another payment", { razorpay_payment_id: "pay_OTHER0000" }],
    [
      "a signature made with the webhook's secret",
      {
        razorpay_signature: hmac("order_XYZ98765|pay_ABC123456", config.webhookSecret),
      },
    ],
    ["a shortened signature", { razorpay_signature: good.razorpay_signature.slice(0, 63) }],
    ["a signature in capitals", { razorpay_signature: good.razorpay_signature.toUpperCase() }],
  ])("forgery refused: %s", (_, change) => {
    expect(razorpay.verifyReturn({ ...good, ...change })).toBeNull();
  });
});

describe("Razorpay: webhooks", () => {
  it("reads a captured payment", () => {
    expect(razorpay.parseWebhook(...webhook(captured))).toEqual({
      eventId: "payment.captured:pay_ABC123456",
      kind: "paid",
      gatewayOrderId: "order_XYZ98765",
      gatewayPaymentId: "pay_ABC123456",
      gatewayRefundId: null,
      amountPaise: 9900,
      currency: "INR",
      fee: null,
    });
  });

  it("reads what the gateway kept, its GST by itself, and no nonsense", () => {
    const withFee = (fee: unknown, tax: unknown) => {
      const entity = { ...captured.payload.payment.entity, fee, tax };
      return razorpay.parseWebhook(...webhook({ ...captured, payload: { payment: { entity } } }))?.fee;
    };
    expect(withFee(234, 36)).toEqual({ chargePaise: 198, taxPaise: 36 });
    expect(withFee(200, null)).toEqual({ chargePaise: 200, taxPaise: 0 });
    expect(withFee(null, null)).toBeNull();
    expect(withFee(10, 36)).toBeNull();
  });

  it("reads a refund", () => {
    const refund = { id: "rfnd_QWE123456", payment_id: "pay_ABC123456", amount: 100, currency: "INR" };
    const body = { event: "refund.processed", payload: { ...captured.payload, refund: { entity: refund } } };
    expect(razorpay.parseWebhook(...webhook(body))).toMatchObject({
      eventId: "refund.processed:rfnd_QWE123456",
      kind: "refunded",
      gatewayPaymentId: "pay_ABC123456",
      gatewayRefundId: "rfnd_QWE123456",
      amountPaise: 100,
    });
  });

  it("a replay under a fresh header id is the same event: the id is made of the signed body alone", () => {
    const [rawBody, headers] = webhook(captured);
    const ids = ["evt_1", "evt_2"].map((id) => {
      const replay = new Headers(headers);
      replay.set("x-razorpay-event-id", id);
      return razorpay.parseWebhook(rawBody, replay)?.eventId;
    });
    expect(ids[0]).toBe(ids[1]);
  });

  it("an event nobody waits for is null, not an error: the gateway must not keep trying", () => {
    expect(razorpay.parseWebhook(...webhook({ event: "invoice.paid", payload: {} }))).toBeNull();
  });

  it("forgeries are refused before they are read", () => {
    const [rawBody, headers] = webhook(captured);
    const unsigned = new Headers();
    const changed = rawBody.replace("9900", "100");
    for (const [body, head] of [
      [rawBody, unsigned],
      [changed, headers],
      [`${rawBody} `, headers],
      webhook(captured, config.keySecret),
      webhook("{not json", "wrong"),
    ] as const) {
      expect(() => razorpay.parseWebhook(body, head)).toThrow(
        expect.objectContaining({ name: "WebhookError", reason: "bad_signature" }),
      );
    }
  });

  it.each(["{not json", "[]", "{}", '{"event":"payment.captured","payload":{}}'])(
    "T17: a signed body that cannot be read (%s) has a clear answer",
    (body) => {
      expect(() => razorpay.parseWebhook(...webhook(body))).toThrow(
        expect.objectContaining({ name: "WebhookError", reason: "unreadable" }),
      );
    },
  );
});

describe("Razorpay: requests", () => {
  let server: Awaited<ReturnType<typeof startFakeHttpServer>>;
  afterEach(() => server.close());

  it("creates an order with our reference", async () => {
    server = await startFakeHttpServer(() => ({ body: '{"id":"order_XYZ98765"}' }));
    const gateway = createRazorpayGateway({ ...config, baseUrl: server.url });
    const order = { reference: "our-id", amountPaise: 9900, currency: "INR" as const };
    expect(await gateway.createOrder(order)).toEqual({ gatewayOrderId: "order_XYZ98765" });
    const [request] = server.requests;
    expect(request?.path).toBe("/v1/orders");
    expect(request?.headers.authorization).toBe(`Basic ${btoa("rzp_test_key:key-secret")}`);
    expect(JSON.parse(String(request?.body))).toMatchObject({
      amount: 9900,
      currency: "INR",
      receipt: "our-id",
    });
  });

  it("O9: asks for capture with the order, so that no account's setting leaves money uncaptured", async () => {
    server = await startFakeHttpServer(() => ({ body: '{"id":"order_XYZ98765"}' }));
    const gateway = createRazorpayGateway({ ...config, baseUrl: server.url });
    await gateway.createOrder({ reference: "our-id", amountPaise: 9900, currency: "INR" });
    const body = JSON.parse(String(server.requests[0]?.body));
    expect(body.payment.capture).toBe("automatic");
  });

  it("O9: tells every payment of an order, its fee and what went back", async () => {
    const items = [
      { id: "pay_AAA111111", status: "failed", amount: 9900, currency: "INR" },
      { id: "pay_BBB222222", status: "authorized", amount: 9900, currency: "INR", fee: null, tax: null },
      {
        id: "pay_CCC333333",
        status: "refunded",
        amount: 9900,
        currency: "INR",
        fee: 234,
        tax: 36,
        amount_refunded: 9900,
      },
    ];
    server = await startFakeHttpServer(({ path }) => ({
      body: JSON.stringify({
        items: path.endsWith("/refunds") ? [{ id: "rfnd_QWE123456", amount: 9900 }] : items,
      }),
    }));
    const gateway = createRazorpayGateway({ ...config, baseUrl: server.url });
    expect(await gateway.listPayments("order_XYZ98765")).toMatchObject([
      { gatewayPaymentId: "pay_AAA111111", state: "failed", refunds: [] },
      { gatewayPaymentId: "pay_BBB222222", state: "authorised", fee: null },
      {
        gatewayPaymentId: "pay_CCC333333",
        state: "captured",
        fee: { chargePaise: 198, taxPaise: 36 },
        refunds: [{ gatewayRefundId: "rfnd_QWE123456", amountPaise: 9900 }],
      },
    ]);
    expect(server.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      "GET /v1/orders/order_XYZ98765/payments",
      "GET /v1/payments/pay_CCC333333/refunds",
    ]);
  });

  it("O9: captures what the bank promised; nonsense for an answer is no payment", async () => {
    server = await startFakeHttpServer(({ method }) => ({
      body: method === "GET" ? '{"items":[{"id":"<script>"}]}' : '{"id":"pay_BBB222222"}',
    }));
    const gateway = createRazorpayGateway({ ...config, baseUrl: server.url });
    await gateway.capture({ gatewayPaymentId: "pay_BBB222222", amountPaise: 9900, currency: "INR" });
    expect(server.requests[0]?.path).toBe("/v1/payments/pay_BBB222222/capture");
    expect(JSON.parse(String(server.requests[0]?.body))).toEqual({ amount: 9900, currency: "INR" });
    await expect(gateway.listPayments("order_XYZ98765")).rejects.toMatchObject({ code: "unreadable_answer" });
  });

  it("refunds under an idempotency key", async () => {
    server = await startFakeHttpServer(() => ({ body: '{"id":"rfnd_QWE123456"}' }));
    const gateway = createRazorpayGateway({ ...config, baseUrl: server.url });
    const refund = { gatewayPaymentId: "pay_ABC123456", amountPaise: 500, idempotencyKey: "key-1234567" };
    expect(await gateway.refund(refund)).toEqual({ gatewayRefundId: "rfnd_QWE123456" });
    expect(server.requests[0]?.path).toBe("/v1/payments/pay_ABC123456/refund");
    expect(server.requests[0]?.headers["x-refund-idempotency"]).toBe("key-1234567");
  });

  it("T44: an answer without an order id is no order", async () => {
    server = await startFakeHttpServer(() => ({ body: '{"id":"<script>"}' }));
    const gateway = createRazorpayGateway({ ...config, baseUrl: server.url });
    const order = { reference: "our-id", amountPaise: 9900, currency: "INR" as const };
    await expect(gateway.createOrder(order)).rejects.toMatchObject({ code: "unreadable_answer" });
  });

  it("T29: checkout is a plain form to the gateway's page, without empty fields", async () => {
    server = await startFakeHttpServer(() => ({}));
    const form = razorpay.checkoutForm({
      gatewayOrderId: "order_XYZ98765",
      amountPaise: 9900,
      description: "Registration fee",
      returnUrl: "https://site.example/back",
      cancelUrl: "https://site.example/cancel",
      payer: { phone: "9876543210" },
    });
    expect(form.action).toBe("https://api.razorpay.com/v1/checkout/embedded");
    expect(form.fields).toMatchObject({
      order_id: "order_XYZ98765",
      amount: "9900",
      "prefill[contact]": "9876543210",
    });
    expect(Object.keys(form.fields)).not.toContain("prefill[name]");
    expect(JSON.stringify(form)).not.toContain(config.keySecret);
  });
});

describe("the sandbox signs like a real gateway", () => {
  const sandbox = createSandboxGateway({ secret: "s", pagePath: "/payment/sandbox" });
  const other = createSandboxGateway({ secret: "t", pagePath: "/payment/sandbox" });

  it("believes its own return and no other", () => {
    const fields = sandbox.payReturn("sandbox_order_1");
    expect(sandbox.verifyReturn(fields)?.gatewayOrderId).toBe("sandbox_order_1");
    expect(sandbox.verifyReturn({ ...fields, order_id: "sandbox_order_2" })).toBeNull();
    expect(sandbox.verifyReturn(other.payReturn("sandbox_order_1"))).toBeNull();
  });

  it("believes its own webhook and no other", () => {
    const event: GatewayEvent = {
      eventId: "e1",
      kind: "failed",
      gatewayOrderId: "sandbox_order_1",
      gatewayPaymentId: "p",
      gatewayRefundId: null,
      amountPaise: 1,
      currency: "INR",
    };
    const { rawBody, headers } = sandbox.webhook(event);
    expect(sandbox.parseWebhook(rawBody, headers)).toEqual(event);
    expect(() => other.parseWebhook(rawBody, headers)).toThrow("bad_signature");
  });
});
