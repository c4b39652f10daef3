import { eq, sql } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { chooseAdapters, sandboxGateway, setAdapters } from "#app/adapters/adapters.server.ts";
import { OutsideError } from "#app/adapters/outside-error.ts";
import type { GatewayPayment, PaymentGateway } from "#app/adapters/payments/payment-gateway.ts";
import { now, setClock, useRealClock } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { paise } from "#app/core/money.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { env } from "#app/core/settings/env.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { paymentEvent, paymentOrder } from "#app/db/schema/payments.ts";
import { insertAccounts } from "#tests/support/rows/organisation-rows.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { isGatewayAway } from "../gateway-away.ts";
import type { PaymentOrderView } from "../payment-view.ts";
import { acceptPaymentReturn } from "./accept-payment-return.server.ts";
import { acceptPaymentWebhook } from "./accept-payment-webhook.server.ts";
import { createPaymentOrder } from "./create-payment-order.server.ts";
import { listPaymentTroubles } from "./list-payment-troubles.server.ts";
import { reconcilePayments } from "./reconcile-payments.server.ts";

useTestDatabase();

const start = new Date("2026-11-14T10:00:00Z");
const asha: Actor = { role: "student", userId: newId(), language: "en" };
const admin: Actor = { role: "admin", staffRoles: ["super_admin"], userId: newId(), language: "en" };
let settled: PaymentOrderView[];
let asked: number;
const settlers = { registration: async (_tx: unknown, order: PaymentOrderView) => void settled.push(order) };

beforeAll(() => insertAccounts(asha));
beforeEach(async () => {
  [settled, asked] = [[], 0];
  setClock(start);
  useGateway({});
  await database().delete(paymentEvent).where(sql`true`);
  await database().delete(paymentOrder).where(sql`true`);
});
afterEach(() => {
  setAdapters(null);
  useRealClock();
});

function useGateway(change: Partial<PaymentGateway>): void {
  const sandbox = sandboxGateway();
  const listPayments = change.listPayments ?? sandbox.listPayments;
  const payments = {
    ...sandbox,
    ...change,
    listPayments: (orderId: string) => {
      asked += 1;
      return listPayments(orderId);
    },
  };
  setAdapters({ ...chooseAdapters(env()), payments });
}

async function newOrder(subjectId = newId()) {
  const { order, checkout } = await createPaymentOrder(asha, {
    purpose: "registration",
    subjectId,
    amount: paise(9900),
    description: "Registration fee",
    returnUrl: "https://site.example/payment/return",
    cancelUrl: "https://site.example/payment",
  });
  return { order, gatewayOrderId: checkout?.fields.order_id ?? "" };
}

const rowOf = async (id: string) =>
  (await database().select().from(paymentOrder).where(eq(paymentOrder.id, id)))[0];
const later = (minutes: number) => setClock(new Date(now().getTime() + minutes * 60_000));

const told = (change: Partial<GatewayPayment> = {}): GatewayPayment => ({
  gatewayPaymentId: "sandbox_pay_9",
  state: "captured",
  amountPaise: 9900,
  currency: "INR",
  fee: { chargePaise: 198, taxPaise: 36 },
  refunds: [],
  ...change,
});

describe("O9: orders without an end", () => {
  it("the webhook was lost and the browser closed: the payment is found, once, with its fee", async () => {
    const { order, gatewayOrderId } = await newOrder();
    sandboxGateway().payReturn(gatewayOrderId);
    expect(await reconcilePayments(settlers)).toBe(0);
    expect(asked).toBe(0);
    later(6);
    expect(await reconcilePayments(settlers)).toBe(1);
    expect(await rowOf(order.id)).toMatchObject({ status: "paid", feePaise: 198 });
    expect(settled).toHaveLength(1);
    later(60);
    expect(await reconcilePayments(settlers)).toBe(0);
    expect(asked).toBe(1);
  });

  it("a webhook that comes late changes nothing any more", async () => {
    const { gatewayOrderId } = await newOrder();
    const fields = sandboxGateway().payReturn(gatewayOrderId);
    later(6);
    await reconcilePayments(settlers);
    const { rawBody, headers } = sandboxGateway().webhook({
      eventId: `paid:${fields.payment_id}`,
      kind: "paid",
      gatewayOrderId,
      gatewayPaymentId: fields.payment_id ?? "",
      gatewayRefundId: null,
      amountPaise: 9900,
      currency: "INR",
    });
    expect(await acceptPaymentWebhook(rawBody, headers, settlers)).toMatchObject({ outcome: "unchanged" });
    expect(settled).toHaveLength(1);
  });

  it("nobody paid: it is asked ever later, and again soon once somebody goes to pay", async () => {
    const { order } = await newOrder();
    for (let minute = 0; minute < 120; minute += 5) {
      later(5);
      await reconcilePayments(settlers);
    }
    expect(asked).toBeLessThanOrEqual(6);
    expect(asked).toBeGreaterThanOrEqual(4);
    const before = asked;
    await newOrder(order.subjectId);
    later(6);
    await reconcilePayments(settlers);
    expect(asked).toBe(before + 1);
  });

  it("what the bank only promised is captured, by the job and at the payer's return", async () => {
    const first = await newOrder();
    sandboxGateway().payReturn(first.gatewayOrderId, { isCaptured: false });
    later(6);
    expect(await reconcilePayments(settlers)).toBe(1);
    const second = await newOrder();
    const fields = sandboxGateway().payReturn(second.gatewayOrderId, { isCaptured: false });
    await acceptPaymentReturn(fields, settlers);
    for (const { order, gatewayOrderId } of [first, second]) {
      expect((await rowOf(order.id))?.status).toBe("paid");
      expect(await sandboxGateway().listPayments(gatewayOrderId)).toMatchObject([{ state: "captured" }]);
    }
  });

  it("a promise of another sum, or a second one, is not captured: it goes back by itself", async () => {
    const { order } = await newOrder();
    const captures: string[] = [];
    const capture = async (payment: { gatewayPaymentId: string }) =>
      void captures.push(payment.gatewayPaymentId);
    useGateway({
      listPayments: async () => [told({ state: "authorised", amountPaise: 100 })],
      capture,
    });
    later(6);
    expect(await reconcilePayments(settlers)).toBe(0);
    useGateway({
      listPayments: async () => [told(), told({ gatewayPaymentId: "sandbox_pay_8", state: "authorised" })],
      capture,
    });
    later(60);
    expect(await reconcilePayments(settlers)).toBe(1);
    expect(captures).toEqual([]);
    expect(await rowOf(order.id)).toMatchObject({ status: "paid", gatewayPaymentId: "sandbox_pay_9" });
  });

  it("odd ones come before the desk: another sum, twice paid, not to be captured", async () => {
    await newOrder();
    useGateway({
      listPayments: async () => [told({ amountPaise: 100 })],
    });
    later(6);
    await reconcilePayments(settlers);
    await newOrder();
    useGateway({
      listPayments: async () => [told({ gatewayPaymentId: "a" }), told({ gatewayPaymentId: "b" })],
    });
    later(6);
    await reconcilePayments(settlers);
    await newOrder();
    useGateway({
      listPayments: async () => [told({ gatewayPaymentId: "c", state: "authorised" })],
      capture: async () => {
        throw new OutsideError("payment", "http_400", "never");
      },
    });
    later(6);
    await reconcilePayments(settlers);
    const troubles = await listPaymentTroubles(admin);
    expect(troubles.map(({ payment }) => payment)).toEqual(
      expect.arrayContaining(["sandbox_pay_9", "b", "c"]),
    );
    expect(troubles.find(({ payment }) => payment === "c")?.what).toContain("promised");
    expect(settled).toHaveLength(1);
  });

  it("what went back at the gateway goes back here too", async () => {
    const { order } = await newOrder();
    useGateway({
      listPayments: async () => [told({ refunds: [{ gatewayRefundId: "r1", amountPaise: 9900 }] })],
    });
    later(6);
    await reconcilePayments(settlers);
    expect(await rowOf(order.id)).toMatchObject({ status: "refunded", refundedPaise: 9900 });
  });

  it("the gateway is away: nothing changes, and the next run asks again", async () => {
    const { order, gatewayOrderId } = await newOrder();
    sandboxGateway().payReturn(gatewayOrderId);
    useGateway({
      listPayments: async () => {
        throw new OutsideError("payment", "timeout", "away");
      },
    });
    later(6);
    expect(await reconcilePayments(settlers)).toBe(0);
    expect((await rowOf(order.id))?.askedAt).toBeNull();
    useGateway({});
    expect(await reconcilePayments(settlers)).toBe(1);
  });

  it("paid by the payer's return while the gateway could not be asked: the fee comes by asking later", async () => {
    const { order, gatewayOrderId } = await newOrder();
    const fields = sandboxGateway().payReturn(gatewayOrderId);
    useGateway({
      listPayments: async () => {
        throw new OutsideError("payment", "timeout", "away");
      },
    });
    await acceptPaymentReturn(fields, settlers);
    expect(await rowOf(order.id)).toMatchObject({ status: "paid", feePaise: null });
    useGateway({});
    later(6);
    await reconcilePayments(settlers);
    expect(await rowOf(order.id)).toMatchObject({ status: "paid", feePaise: 198, feeTaxPaise: 36 });
  });
});

it("O10a: a gateway that is away is told apart from a crowded site", async () => {
  useGateway({
    createOrder: async () => {
      throw new OutsideError("payment", "unreachable", "away");
    },
  });
  const refused = await newOrder().catch((error: unknown) => error);
  expect(isGatewayAway(refused)).toBe(true);
  expect(isGatewayAway(new Error("other"))).toBe(false);
});
