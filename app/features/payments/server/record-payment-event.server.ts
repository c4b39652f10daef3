import { and, asc, eq, inArray } from "drizzle-orm";
import { adapters } from "#app/adapters/adapters.server.ts";
import type { GatewayEvent } from "#app/adapters/payments/payment-gateway.ts";
import { financialYear, now } from "#app/core/clock.ts";
import { newId, publicNumber } from "#app/core/id.ts";
import { systemActor } from "#app/core/portals/permissions.ts";
import { next } from "#app/core/state-machine.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction, type Tx } from "#app/db/opening/client.server.ts";
import { paymentEvent, paymentOrder } from "#app/db/schema/payments.ts";
import { paymentMachine } from "../payment-status.ts";
import type { PaymentOrderView } from "../payment-view.ts";
import { type PaymentOrderRow, toPaymentOrderView } from "./payment-row.server.ts";

/** Money on its way back, a part of it or all: named by the gateway, so that it counts once. */
export type PaymentRefund = { readonly id: string; readonly amountPaise: number };
/** What the room that asked for the money does when it arrives (or goes back): in the same transaction. */
export type Settle = (tx: Tx, order: PaymentOrderView, refund?: PaymentRefund) => Promise<void>;
/** By purpose. Every purpose that can be paid must be there: money without its consequence is a lost payment. */
export type Settlers = Readonly<Record<string, Settle>>;

type Outcome = (typeof paymentEvent.$inferSelect)["outcome"];
export type RecordedEvent = { outcome: Outcome | "replay"; order: PaymentOrderView | null };

/**
 * Takes in what the gateway said; its signature has been checked. Each event counts once, in whatever order
 * and however often it comes, and only if it is about the right amount.
 */
export async function recordPaymentEvent(event: GatewayEvent, settlers: Settlers): Promise<RecordedEvent> {
  return inTransaction(async (tx) => {
    const order = await lockOrder(tx, event);
    const outcome = judge(event, order);
    const [written] = await tx
      .insert(paymentEvent)
      .values({
        id: newId(),
        gateway: adapters().payments.name,
        gatewayEventId: event.eventId,
        orderId: order?.id ?? null,
        kind: event.kind,
        gatewayPaymentId: event.gatewayPaymentId,
        amountPaise: event.amountPaise,
        outcome,
        receivedAt: now(),
      })
      .onConflictDoNothing()
      .returning({ id: paymentEvent.id });
    if (!written) return { outcome: "replay", order: order && toPaymentOrderView(order) };
    if (order && outcome === "unchanged" && bringsFee(event, order)) {
      const view = toPaymentOrderView(await apply(tx, order, event));
      await settle(tx, view, settlers);
      return { outcome, order: view };
    }
    if (!order || outcome !== "applied") {
      if (order && outcome !== "unchanged") await noteTrouble(tx, order, event, outcome);
      return { outcome, order: order && toPaymentOrderView(order) };
    }
    const changed = await apply(tx, order, event);
    const view = toPaymentOrderView(changed);
    if (event.kind === "refunded") await settle(tx, view, settlers, refundOf(event));
    if (event.kind !== "paid" || view.status === order.status) return { outcome, order: view };
    await settle(tx, view, settlers);
    return { outcome, order: toPaymentOrderView(await catchUp(tx, changed, settlers)) };
  });
}

/** Refunds that were told before the payment itself: they wait among the events, and count now. */
async function catchUp(tx: Tx, paid: PaymentOrderRow, settlers: Settlers): Promise<PaymentOrderRow> {
  const early = await tx
    .select()
    .from(paymentEvent)
    .where(
      and(
        eq(paymentEvent.gateway, paid.gateway),
        eq(paymentEvent.gatewayPaymentId, paid.gatewayPaymentId ?? ""),
        eq(paymentEvent.kind, "refunded"),
        inArray(paymentEvent.outcome, ["unchanged", "unknown_order"]),
      ),
    )
    .orderBy(asc(paymentEvent.receivedAt), asc(paymentEvent.id));
  let order = paid;
  for (const { id, gatewayEventId, amountPaise, gatewayPaymentId } of early) {
    const event: GatewayEvent = {
      eventId: gatewayEventId,
      kind: "refunded",
      gatewayOrderId: order.gatewayOrderId,
      gatewayPaymentId,
      gatewayRefundId: null,
      amountPaise,
      currency: order.currency,
    };
    const outcome = judge(event, order);
    await tx.update(paymentEvent).set({ outcome, orderId: order.id }).where(eq(paymentEvent.id, id));
    if (outcome !== "applied") {
      await noteTrouble(tx, order, event, outcome);
      continue;
    }
    order = await apply(tx, order, event);
    await settle(tx, toPaymentOrderView(order), settlers, refundOf(event));
  }
  return order;
}

/** An event id ends with the id of what it is about. */
function refundOf({ eventId, amountPaise }: GatewayEvent): PaymentRefund {
  return { id: eventId.slice(eventId.lastIndexOf(":") + 1) || eventId, amountPaise };
}

async function lockOrder(tx: Tx, event: GatewayEvent): Promise<PaymentOrderRow | null> {
  const gateway = eq(paymentOrder.gateway, adapters().payments.name);
  const which = event.gatewayOrderId
    ? eq(paymentOrder.gatewayOrderId, event.gatewayOrderId)
    : eq(paymentOrder.gatewayPaymentId, event.gatewayPaymentId);
  const [order] = await tx.select().from(paymentOrder).where(and(gateway, which)).for("update");
  return order ?? null;
}

function isPaid({ status }: PaymentOrderRow): boolean {
  return status === "paid" || status === "refunded";
}

function judge(event: GatewayEvent, order: PaymentOrderRow | null): Outcome {
  if (!order) return "unknown_order";
  switch (event.kind) {
    case "paid":
      if (isPaid(order))
        return event.gatewayPaymentId === order.gatewayPaymentId ? "unchanged" : "paid_twice";
      return event.amountPaise === order.amountPaise && event.currency === order.currency
        ? "applied"
        : "wrong_amount";
    case "failed":
      // A failure reported late must not undo the payment that succeeded after it.
      return isPaid(order) ? "unchanged" : "applied";
    case "refunded": {
      if (!isPaid(order) || event.gatewayPaymentId !== order.gatewayPaymentId) return "unchanged";
      return order.refundedPaise + event.amountPaise <= order.amountPaise ? "applied" : "wrong_amount";
    }
  }
}

/** The browser came back before the webhook, which alone knows what the gateway kept. */
function bringsFee(event: GatewayEvent, order: PaymentOrderRow): boolean {
  return event.kind === "paid" && Boolean(event.fee) && order.feePaise === null;
}

async function apply(tx: Tx, order: PaymentOrderRow, event: GatewayEvent): Promise<PaymentOrderRow> {
  const change = changeOf(order, event);
  const [changed] = await tx
    .update(paymentOrder)
    .set({ ...change, updatedAt: now() })
    .where(eq(paymentOrder.id, order.id))
    .returning();
  if (!changed) throw new Error("The payment order is gone");
  await writeAudit(tx, {
    chain: `payment:${order.id}`,
    actor: systemActor,
    event: bringsFee(event, order) && isPaid(order) ? "payment.fee" : `payment.${event.kind}`,
    from: order.status,
    to: changed.status,
    details: { amountPaise: event.amountPaise, ...feeOf(event) },
  });
  return changed;
}

function changeOf(order: PaymentOrderRow, event: GatewayEvent): Partial<PaymentOrderRow> {
  switch (event.kind) {
    case "paid":
      if (isPaid(order)) return feeOf(event);
      return {
        ...feeOf(event),
        status: next(paymentMachine, order.status, "pay", systemActor),
        gatewayPaymentId: event.gatewayPaymentId,
        paidAt: now(),
        receiptNumber: publicNumber("RC", financialYear(), order.serial),
      };
    case "failed":
      return {
        status: next(paymentMachine, order.status, "fail", systemActor),
        attempts: order.attempts + 1,
      };
    case "refunded": {
      const refundedPaise = order.refundedPaise + event.amountPaise;
      const isWhole = refundedPaise === order.amountPaise;
      return {
        refundedPaise,
        ...(isWhole && { status: next(paymentMachine, order.status, "refund", systemActor) }),
      };
    }
  }
}

function feeOf({ fee }: GatewayEvent): Partial<PaymentOrderRow> {
  return fee ? { feePaise: fee.chargePaise, feeTaxPaise: fee.taxPaise } : {};
}

async function settle(
  tx: Tx,
  order: PaymentOrderView,
  settlers: Settlers,
  refund?: PaymentRefund,
): Promise<void> {
  const consequence = Object.hasOwn(settlers, order.purpose) ? settlers[order.purpose] : undefined;
  if (!consequence) throw new Error(`Nobody settles payments for "${order.purpose}"`);
  await consequence(tx, order, refund);
}

/** Money that does not fit: it is never guessed away, and the admin desk finds it in the order's history. */
async function noteTrouble(
  tx: Tx,
  order: PaymentOrderRow,
  event: GatewayEvent,
  outcome: Outcome,
): Promise<void> {
  await writeAudit(tx, {
    chain: `payment:${order.id}`,
    actor: systemActor,
    event: `payment.${outcome}`,
    details: { amountPaise: event.amountPaise, gatewayPaymentId: event.gatewayPaymentId },
  });
}
