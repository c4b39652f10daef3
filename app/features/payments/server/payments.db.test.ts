import { eq } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { chooseAdapters, sandboxGateway, setAdapters } from "#app/adapters/adapters.server.ts";
import { OutsideError } from "#app/adapters/outside-error.ts";
import type { GatewayEvent, PaymentGateway } from "#app/adapters/payments/payment-gateway.ts";
import { newId } from "#app/core/id.ts";
import { paise } from "#app/core/money.ts";
import { type Actor, visitor } from "#app/core/portals/permissions.ts";
import { env } from "#app/core/settings/env.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { auditEntry } from "#app/db/schema/audit.ts";
import { paymentEvent, paymentOrder } from "#app/db/schema/payments.ts";
import { insertAccounts } from "#tests/support/rows/organisation-rows.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import type { PaymentOrderView } from "../payment-view.ts";
import { acceptPaymentReturn } from "./accept-payment-return.server.ts";
import { acceptPaymentWebhook } from "./accept-payment-webhook.server.ts";
import { createPaymentOrder } from "./create-payment-order.server.ts";
import { findPaymentOrder } from "./find-payment-order.server.ts";
import { refundPayment } from "./refund-payment.server.ts";

useTestDatabase();

const asha: Actor = { role: "student", userId: newId(), language: "en" };
const admin: Actor = { role: "admin", staffRoles: ["super_admin"], userId: newId(), language: "en" };
let settled: PaymentOrderView[];
const settlers = { registration: async (_tx: unknown, order: PaymentOrderView) => void settled.push(order) };

beforeAll(() => insertAccounts(asha));
beforeEach(() => {
  settled = [];
  useGateway(sandboxGateway());
});
afterEach(() => setAdapters(null));

function useGateway(payments: PaymentGateway): void {
  setAdapters({ ...chooseAdapters(env()), payments });
}

const wish = (subjectId: string, purpose = "registration", amount = 9900) => ({
  purpose,
  subjectId,
  amount: paise(amount),
  description: "Registration fee",
  returnUrl: "https://site.example/payment/return",
  cancelUrl: "https://site.example/payment",
});

async function newOrder(purpose?: string): Promise<{ order: PaymentOrderView; gatewayOrderId: string }> {
  const { order, checkout } = await createPaymentOrder(asha, wish(newId(), purpose));
  return { order, gatewayOrderId: checkout?.fields.order_id ?? "" };
}

const statusOf = async (orderId: string) =>
  (await database().select().from(paymentOrder).where(eq(paymentOrder.id, orderId)))[0];
const eventsOf = (orderId: string) =>
  database().select().from(paymentEvent).where(eq(paymentEvent.orderId, orderId));

function eventFor(gatewayOrderId: string, change: Partial<GatewayEvent> = {}): GatewayEvent {
  return {
    eventId: newId(),
    kind: "paid",
    gatewayOrderId,
    gatewayPaymentId: "sandbox_pay_1",
    gatewayRefundId: null,
    amountPaise: 9900,
    currency: "INR",
    ...change,
  };
}

function webhook(event: GatewayEvent) {
  const { rawBody, headers } = sandboxGateway().webhook(event);
  return acceptPaymentWebhook(rawBody, headers, settlers);
}

describe("orders", () => {
  it("T38: one thing has one order, however often and however fast it is asked for", async () => {
    const subject = newId();
    const opened = await Promise.all(
      Array.from({ length: 20 }, () => createPaymentOrder(asha, wish(subject))),
    );
    expect(new Set(opened.map(({ order }) => order.id)).size).toBe(1);
    expect(new Set(opened.map(({ checkout }) => checkout?.fields.order_id)).size).toBe(1);
    expect(opened[0]?.checkout).toMatchObject({ action: "/payment/sandbox", fields: { amount: "9900" } });
  });

  it("T44: a gateway that is away gives a clear answer, and the next try succeeds with the same order", async () => {
    const subject = newId();
    useGateway({
      ...sandboxGateway(),
      createOrder: async () => {
        throw new OutsideError("payment", "timeout", "away");
      },
    });
    await expect(createPaymentOrder(asha, wish(subject))).rejects.toMatchObject({ status: 503 });
    useGateway(sandboxGateway());
    expect((await createPaymentOrder(asha, wish(subject))).checkout).not.toBeNull();
  });

  it("T15: another amount for the same thing is refused", async () => {
    const subject = newId();
    await createPaymentOrder(asha, wish(subject));
    await expect(createPaymentOrder(asha, wish(subject, "registration", 1))).rejects.toMatchObject({
      status: 409,
    });
  });

  it("T13: payers see their own orders only", async () => {
    const { order } = await newOrder();
    expect((await findPaymentOrder(asha, "registration", order.subjectId))?.id).toBe(order.id);
    expect((await findPaymentOrder(admin, "registration", order.subjectId))?.id).toBe(order.id);
    expect(await findPaymentOrder({ ...asha, userId: newId() }, "registration", order.subjectId)).toBeNull();
    expect(await findPaymentOrder(visitor, "registration", order.subjectId)).toBeNull();
  });
});

describe("a payment", () => {
  it("counts once, though the browser and the gateway both report it, a hundred times at once", async () => {
    const { order, gatewayOrderId } = await newOrder();
    const fields = sandboxGateway().payReturn(gatewayOrderId);
    const fee = sandboxGateway().feeOf(9900);
    const event = eventFor(gatewayOrderId, { gatewayPaymentId: fields.payment_id ?? "", fee });
    await Promise.all(
      Array.from({ length: 50 }).flatMap(() => [acceptPaymentReturn(fields, settlers), webhook(event)]),
    );
    expect(settled).toHaveLength(1);
    expect(settled[0]).toMatchObject({ id: order.id, status: "paid", amount: 9900 });
    expect(await eventsOf(order.id)).toHaveLength(2);
    const paid = await statusOf(order.id);
    expect(paid?.receiptNumber).toMatch(/^RC-\d{4}-\d{7}-\d$/);
    expect((await createPaymentOrder(asha, wish(order.subjectId))).checkout).toBeNull();
  });

  it("counts once, though twenty different events tell of it at the same moment", async () => {
    const { gatewayOrderId } = await newOrder();
    const told = await Promise.all(Array.from({ length: 20 }, () => webhook(eventFor(gatewayOrderId))));
    expect(told.filter((answer) => answer?.outcome === "applied")).toHaveLength(1);
    expect(told.filter((answer) => answer?.outcome === "unchanged")).toHaveLength(19);
    expect(settled).toHaveLength(1);
  });

  it("T33: every step is in the order's audit chain", async () => {
    const { order, gatewayOrderId } = await newOrder();
    await webhook(eventFor(gatewayOrderId, { kind: "failed" }));
    await webhook(eventFor(gatewayOrderId));
    const entries = await database()
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.chain, `payment:${order.id}`));
    expect(entries.map((entry) => [entry.event, entry.toState])).toEqual([
      ["payment.created", "created"],
      ["payment.failed", "failed"],
      ["payment.paid", "paid"],
    ]);
  });

  it("may fail and then succeed; a failure reported late undoes nothing", async () => {
    const { order, gatewayOrderId } = await newOrder();
    expect(await webhook(eventFor(gatewayOrderId, { kind: "failed" }))).toMatchObject({ outcome: "applied" });
    expect(await statusOf(order.id)).toMatchObject({ status: "failed", attempts: 1 });
    expect(settled).toHaveLength(0);
    await webhook(eventFor(gatewayOrderId));
    expect(await webhook(eventFor(gatewayOrderId, { kind: "failed" }))).toMatchObject({
      outcome: "unchanged",
    });
    expect(await statusOf(order.id)).toMatchObject({ status: "paid" });
    expect(settled).toHaveLength(1);
  });

  it("of another amount or currency opens nothing", async () => {
    const { order, gatewayOrderId } = await newOrder();
    for (const change of [{ amountPaise: 100 }, { amountPaise: 9901 }, { currency: "USD" }]) {
      expect(await webhook(eventFor(gatewayOrderId, change))).toMatchObject({ outcome: "wrong_amount" });
    }
    expect(await statusOf(order.id)).toMatchObject({ status: "created" });
    expect(settled).toHaveLength(0);
  });

  it("made twice counts once, and the second one is on record to be given back", async () => {
    const { order, gatewayOrderId } = await newOrder();
    await webhook(eventFor(gatewayOrderId));
    const second = await webhook(eventFor(gatewayOrderId, { gatewayPaymentId: "sandbox_pay_2" }));
    expect(second).toMatchObject({ outcome: "paid_twice" });
    expect(settled).toHaveLength(1);
    const entries = await database()
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.chain, `payment:${order.id}`));
    expect(entries.at(-1)?.event).toBe("payment.paid_twice");
  });

  it("for an order nobody knows is written down and changes nothing", async () => {
    expect(await webhook(eventFor("sandbox_order_unknown"))).toEqual({
      outcome: "unknown_order",
      order: null,
    });
  });

  it("is not taken in when its consequence fails: the gateway will report it again", async () => {
    const { order, gatewayOrderId } = await newOrder("donation");
    await expect(webhook(eventFor(gatewayOrderId))).rejects.toThrow('settles payments for "donation"');
    expect(await statusOf(order.id)).toMatchObject({ status: "created" });
    expect(await eventsOf(order.id)).toHaveLength(0);
  });
});

describe("forgeries", () => {
  it("an unsigned or changed return opens nothing", async () => {
    const { order, gatewayOrderId } = await newOrder();
    const { order: other, gatewayOrderId: otherId } = await newOrder();
    const fields = sandboxGateway().payReturn(gatewayOrderId);
    for (const forged of [{}, { ...fields, signature: undefined }, { ...fields, order_id: otherId }]) {
      await expect(acceptPaymentReturn(forged, settlers)).rejects.toMatchObject({ status: 400 });
    }
    expect([(await statusOf(order.id))?.status, (await statusOf(other.id))?.status]).toEqual([
      "created",
      "created",
    ]);
  });

  it("an unsigned or changed webhook opens nothing, and a replay of a true one changes nothing", async () => {
    const { order, gatewayOrderId } = await newOrder();
    const { rawBody, headers } = sandboxGateway().webhook(eventFor(gatewayOrderId));
    await expect(acceptPaymentWebhook(rawBody, new Headers(), settlers)).rejects.toMatchObject({
      status: 401,
    });
    await expect(acceptPaymentWebhook(`${rawBody} `, headers, settlers)).rejects.toMatchObject({
      status: 401,
    });
    expect(settled).toHaveLength(0);
    expect(await acceptPaymentWebhook(rawBody, headers, settlers)).toMatchObject({ outcome: "applied" });
    const after = await statusOf(order.id);
    expect(await acceptPaymentWebhook(rawBody, headers, settlers)).toMatchObject({ outcome: "replay" });
    expect(await statusOf(order.id)).toEqual(after);
    expect(settled).toHaveLength(1);
  });
});

describe("refunds", () => {
  const refund = (orderId: string, amount: number, idempotencyKey = newId(), actor = admin) =>
    refundPayment(actor, { orderId, amount: paise(amount), reason: "asked twice", idempotencyKey }, settlers);

  it("in parts, never more than was paid, each once; the room is told of every part", async () => {
    const { order, gatewayOrderId } = await newOrder();
    await expect(refund(order.id, 100)).rejects.toMatchObject({ status: 409 });
    await webhook(eventFor(gatewayOrderId));
    const key = newId();
    await refund(order.id, 4000, key);
    expect(await refund(order.id, 4000, key)).toMatchObject({ outcome: "replay" });
    expect(await statusOf(order.id)).toMatchObject({ status: "paid", refundedPaise: 4000 });
    await expect(refund(order.id, 5901)).rejects.toMatchObject({ status: 422 });
    await refund(order.id, 5900);
    expect(await statusOf(order.id)).toMatchObject({ status: "refunded", refundedPaise: 9900 });
    expect(settled.map(({ status }) => status)).toEqual(["paid", "paid", "refunded"]);
  });

  it("T12: by the admin desk only", async () => {
    const { order } = await newOrder();
    await expect(refund(order.id, 1, newId(), asha)).rejects.toMatchObject({ status: 403 });
    await expect(refund(order.id, 1, newId(), visitor)).rejects.toMatchObject({ status: 401 });
    await expect(refund("nonsense", 1)).rejects.toMatchObject({ status: 404 });
  });
});
