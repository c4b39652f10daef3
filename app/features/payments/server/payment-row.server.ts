import { adapters } from "#app/adapters/adapters.server.ts";
import { paise } from "#app/core/money.ts";
import type { paymentOrder } from "#app/db/schema/payments.ts";
import type { PaymentOrderView } from "../payment-view.ts";

export type PaymentOrderRow = typeof paymentOrder.$inferSelect;

export function toPaymentOrderView(row: PaymentOrderRow): PaymentOrderView {
  return {
    id: row.id,
    purpose: row.purpose,
    subjectId: row.subjectId,
    payerUserId: row.payerUserId,
    amount: paise(row.amountPaise),
    status: row.status,
    attempts: row.attempts,
    receiptNumber: row.receiptNumber,
    fee: row.feePaise === null ? null : { chargePaise: row.feePaise, taxPaise: row.feeTaxPaise ?? 0 },
    isFeeReturned: row.status === "refunded" && adapters().payments.returnsFee,
    paidAt: row.paidAt?.toISOString() ?? null,
  };
}
