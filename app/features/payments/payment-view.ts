import type { Paise } from "#app/core/money.ts";
import type { PaymentStatus } from "./payment-status.ts";

export type PaymentOrderView = {
  id: string;
  purpose: string;
  subjectId: string;
  payerUserId: string | null;
  amount: Paise;
  status: PaymentStatus;
  /** Payments that failed before. */
  attempts: number;
  receiptNumber: string | null;
  /** What the gateway kept; null until it has said so. */
  fee: { chargePaise: number; taxPaise: number } | null;
  /** Refunded, and the gateway gave its fee back too. */
  isFeeReturned: boolean;
  paidAt: string | null;
};
