import { formatMoney, paise } from "#app/core/money.ts";

interface Refundable {
  readonly amountPaise: number;
  readonly refundedPaise: number;
}

/** What of a donation is still given: the sum that receipts, statements and figures name. */
export function keptPaise({ amountPaise, refundedPaise }: Refundable): number {
  return amountPaise - refundedPaise;
}

/** "Partly refunded ₹1,000 of ₹5,000"; null where nothing, or everything, went back. */
export function partlyRefunded(row: Refundable): string | null {
  if (row.refundedPaise === 0 || keptPaise(row) === 0) return null;
  return `Partly refunded ${formatMoney(paise(row.refundedPaise))} of ${formatMoney(paise(row.amountPaise))}`;
}
