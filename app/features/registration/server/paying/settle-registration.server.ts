import { eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { formatMoney } from "#app/core/money.ts";
import { systemActor } from "#app/core/portals/permissions.ts";
import { next } from "#app/core/state-machine.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { registration } from "#app/db/schema/registration.ts";
import { queueMessage } from "#app/features/notifications/server/outbox/queue-message.server.ts";
import type { PaymentOrderView } from "#app/features/payments/payment-view.ts";
import { registrationMessages } from "../../messages/registration.messages.server.ts";
import { registrationMachine } from "../../registration-status.ts";
import type { RegistrationRow } from "../registration-row.server.ts";
import { tellRegistered } from "../tell-registered.server.ts";

/** The charge is paid: the registration is complete, and the student hears it, in the gateway's transaction. */
export async function settleRegistration(tx: Tx, order: PaymentOrderView): Promise<void> {
  // A refund is the desk's matter; the registration stands.
  if (order.status !== "paid") return;
  const [row] = await tx
    .select()
    .from(registration)
    .where(eq(registration.id, order.subjectId))
    .for("update");
  if (!row || row.status === "registered") return;
  const status = next(registrationMachine, row.status, "pay", systemActor);
  await tx
    .update(registration)
    .set({ status, registeredAt: now(), updatedAt: now() })
    .where(eq(registration.id, row.id));
  await writeAudit(tx, {
    chain: `registration:${row.id}`,
    actor: systemActor,
    event: "registration.pay",
    from: row.status,
    to: status,
    details: { receipt: order.receiptNumber },
  });
  await tell(tx, row, order);
}

async function tell(tx: Tx, row: RegistrationRow, order: PaymentOrderView): Promise<void> {
  const { language, phone, link } = await tellRegistered(tx, row);
  if (!phone) return;
  await queueMessage(tx, {
    channel: "sms",
    language,
    to: phone,
    subjectId: row.id,
    template: "payment-receipt",
    variables: {
      name: row.name ?? "",
      amount: formatMoney(order.amount),
      purpose: registrationMessages[language].pay.what,
      receipt: order.receiptNumber ?? "",
      link,
    },
    dedupeKey: `registration:${row.id}:receipt`,
  });
}
