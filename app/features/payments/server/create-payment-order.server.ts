import { and, eq, isNull } from "drizzle-orm";
import { adapters } from "#app/adapters/adapters.server.ts";
import { OutsideError } from "#app/adapters/outside-error.ts";
import type { CheckoutForm } from "#app/adapters/payments/payment-gateway.ts";
import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import type { Paise } from "#app/core/money.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, unavailable } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { currentTransaction, database, inTransaction } from "#app/db/opening/client.server.ts";
import { paymentOrder } from "#app/db/schema/payments.ts";
import type { PaymentOrderView } from "../payment-view.ts";
import { type PaymentOrderRow, toPaymentOrderView } from "./payment-row.server.ts";

export type NewPaymentOrder = {
  /** Which room settles it: "registration", "donation" … */
  purpose: string;
  /** The one thing it pays for. */
  subjectId: string;
  amount: Paise;
  /** Shown on the gateway's page. */
  description: string;
  /** Absolute addresses the gateway sends the browser back to. */
  returnUrl: string;
  cancelUrl: string;
  payer?: { name?: string; email?: string; phone?: string };
};

export type OpenedPayment = {
  order: PaymentOrderView;
  /** The form that leads to the gateway's page; null when nothing is left to pay. */
  checkout: CheckoutForm | null;
};

/**
 * One order for one thing: asked again it gives the same one, so that nothing is paid twice. The caller has
 * checked that the actor may pay for it, and says how much: no amount comes from a browser (T15).
 */
export async function createPaymentOrder(actor: Actor, wanted: NewPaymentOrder): Promise<OpenedPayment> {
  // The gateway is asked over the network, which no transaction should wait for.
  if (currentTransaction()) throw new Error("createPaymentOrder() must not run inside a transaction");
  let row = await findOrInsert(actor, wanted);
  if (row.status === "paid" || row.status === "refunded")
    return { order: toPaymentOrderView(row), checkout: null };
  if (row.amountPaise !== wanted.amount)
    throw conflict("The amount has changed since. Please write to us before you pay.");
  row = await openAtGateway(row);
  const checkout = adapters().payments.checkoutForm({
    gatewayOrderId: row.gatewayOrderId ?? "",
    amountPaise: row.amountPaise,
    description: wanted.description,
    returnUrl: wanted.returnUrl,
    cancelUrl: wanted.cancelUrl,
    payer: wanted.payer,
  });
  return { order: toPaymentOrderView(row), checkout };
}

async function findOrInsert(actor: Actor, wanted: NewPaymentOrder): Promise<PaymentOrderRow> {
  return inTransaction(async (tx) => {
    const id = newId();
    const [inserted] = await tx
      .insert(paymentOrder)
      .values({
        id,
        purpose: wanted.purpose,
        subjectId: wanted.subjectId,
        payerUserId: actor.userId,
        amountPaise: wanted.amount,
        currency: "INR",
        gateway: adapters().payments.name,
        status: "created",
        createdAt: now(),
        updatedAt: now(),
      })
      .onConflictDoNothing({ target: [paymentOrder.purpose, paymentOrder.subjectId] })
      .returning();
    if (inserted) {
      const details = { purpose: wanted.purpose, amountPaise: wanted.amount };
      await writeAudit(tx, {
        chain: `payment:${id}`,
        actor,
        event: "payment.created",
        to: "created",
        details,
      });
      return inserted;
    }
    const [found] = await tx
      .select()
      .from(paymentOrder)
      .where(and(eq(paymentOrder.purpose, wanted.purpose), eq(paymentOrder.subjectId, wanted.subjectId)));
    if (!found) throw conflict();
    return found;
  });
}

async function openAtGateway(row: PaymentOrderRow): Promise<PaymentOrderRow> {
  if (row.gatewayOrderId !== null) return askAgainSoon(row);
  const { gatewayOrderId } = await askGateway(row);
  // Two tabs may have asked at once: the first answer stands, and the other order is never shown to anybody.
  await database()
    .update(paymentOrder)
    .set({ gatewayOrderId, updatedAt: now() })
    .where(and(eq(paymentOrder.id, row.id), isNull(paymentOrder.gatewayOrderId)));
  const [kept] = await database().select().from(paymentOrder).where(eq(paymentOrder.id, row.id));
  return kept ?? row;
}

/** Somebody may pay it now, weeks after it was opened: reconciliation begins anew for it. */
async function askAgainSoon(row: PaymentOrderRow): Promise<PaymentOrderRow> {
  const isFresh = row.askedAt === null && now().getTime() - row.updatedAt.getTime() < 3_600_000;
  if (!isFresh) {
    const change = { askedAt: null, updatedAt: now() };
    await database().update(paymentOrder).set(change).where(eq(paymentOrder.id, row.id));
  }
  return row;
}

async function askGateway(row: PaymentOrderRow): Promise<{ gatewayOrderId: string }> {
  try {
    return await adapters().payments.createOrder({
      reference: row.id,
      amountPaise: row.amountPaise,
      currency: "INR",
    });
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    throw unavailable(
      "The payment page cannot be reached just now. Nothing was charged. Please try again.",
      15,
      error,
      "gateway_away",
    );
  }
}
