import { and, asc, eq, gte, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import { adapters } from "#app/adapters/adapters.server.ts";
import { OutsideError } from "#app/adapters/outside-error.ts";
import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { systemActor } from "#app/core/portals/permissions.ts";
import { log } from "#app/core/requests/observing/log.server.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { paymentEvent, paymentOrder as table } from "#app/db/schema/payments.ts";
import { type AskedPayments, askPayments } from "./ask-payments.server.ts";
import type { PaymentOrderRow } from "./payment-row.server.ts";
import { recordPaymentEvent, type Settlers } from "./record-payment-event.server.ts";

const BATCH = 50;
const FIRST_ASK_MS = 5 * 60_000;
const ASKED_FOR_DAYS = 14;

/**
 * Looks after orders without an end: the webhook was lost and the browser closed, or the bank answered late. Each is
 * asked about after five minutes, and then ever later. Also orders that are paid by the payer's return alone, because
 * only the gateway knows whether the money was captured and what it kept. Says how many changed.
 */
export async function reconcilePayments(settlers: Settlers): Promise<number> {
  let changed = 0;
  for (const order of await listUnfinished()) {
    let asked: AskedPayments;
    try {
      asked = await askPayments(order);
    } catch (error) {
      if (!(error instanceof OutsideError)) throw error;
      // It does not know the order: nobody can have paid. Anything else is the gateway's trouble, and passes.
      if (error.verdict !== "never") return changed;
      asked = { events: [], notCaptured: [] };
    }
    for (const event of asked.events) {
      const { outcome } = await recordPaymentEvent(event, settlers);
      if (outcome === "applied") changed += 1;
    }
    for (const { gatewayPaymentId, amountPaise } of asked.notCaptured)
      await putBeforeDesk(order, gatewayPaymentId, amountPaise);
    await database().update(table).set({ askedAt: now() }).where(eq(table.id, order.id));
  }
  if (changed > 0) log.warn({ changed }, "payments found by asking the gateway: a webhook was lost");
  return changed;
}

async function listUnfinished(): Promise<PaymentOrderRow[]> {
  const since = sql`coalesce(${table.askedAt}, ${table.updatedAt})`;
  const at = now();
  const oldest = new Date(at.getTime() - ASKED_FOR_DAYS * 24 * 3_600_000);
  return database()
    .select()
    .from(table)
    .where(
      and(
        eq(table.gateway, adapters().payments.name),
        isNotNull(table.gatewayOrderId),
        gte(table.updatedAt, oldest),
        or(
          inArray(table.status, ["created", "failed"]),
          and(eq(table.status, "paid"), isNull(table.feePaise)),
        ),
        // The pause doubles: 5 minutes after it was opened, then 10, 20, 40 …
        sql`${since} + greatest(${since} - ${table.updatedAt}, ${`${FIRST_ASK_MS} milliseconds`}::interval)
          <= ${at.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(asc(since), asc(table.id))
    .limit(BATCH);
}

async function putBeforeDesk(
  order: PaymentOrderRow,
  gatewayPaymentId: string,
  amountPaise: number,
): Promise<void> {
  await inTransaction(async (tx) => {
    const [written] = await tx
      .insert(paymentEvent)
      .values({
        id: newId(),
        gateway: order.gateway,
        gatewayEventId: `payment.authorized:${gatewayPaymentId}`,
        orderId: order.id,
        kind: "paid",
        gatewayPaymentId,
        amountPaise,
        outcome: "not_captured",
        receivedAt: now(),
      })
      .onConflictDoNothing()
      .returning({ id: paymentEvent.id });
    if (!written) return;
    await writeAudit(tx, {
      chain: `payment:${order.id}`,
      actor: systemActor,
      event: "payment.not_captured",
      details: { amountPaise, gatewayPaymentId },
    });
  });
}
