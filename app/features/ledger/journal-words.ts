/** What was booked, in words; a kind that is not here is shown by its name. */
export const journalKinds: Readonly<Record<string, string>> = {
  donation: "Donation received",
  placement: "Placed in a program",
  take_out: "Taken out of a program",
  refund: "Donation returned",
  refund_by_operator: "Returned from the operator’s money",
  deposit: "Paid in by an institute",
  set_aside: "Of the general fund, for a scholarship",
  award: "Set aside for an award",
  award_released: "Award taken back",
  award_corrected: "Award corrected",
  payout_sent: "Payout sent to the bank",
  payout_paid: "Payout paid",
  payout_returned: "Payout sent back",
  gateway_fee: "Gateway fee",
  bank_charge: "Charge of the bank",
  bank_interest: "Interest from the bank",
  fees_covered: "Fees paid in by the operator",
  premium_received: "Premium received",
  premium_refunded: "Premium returned",
  premiums_of_month: "Premiums of a month",
  claim_approved: "Claim approved",
  claim_paid: "Claim paid",
  claims_of_month: "Claims of a month",
  reversal: "Reversal",
};

export const journalKindWord = (kind: string): string => journalKinds[kind] ?? kind.replaceAll("_", " ");

/** J-000123: the serial that the database gave the transaction. */
export const journalNumber = (serial: number): string => `J-${String(serial).padStart(6, "0")}`;

export interface JournalLine {
  readonly id: string;
  readonly transactionId: string;
  readonly number: string;
  /** The Indian day, 2026-11-16. */
  readonly day: string;
  readonly what: string;
  readonly account: string;
  /** Whose account it is: a giver or a programme. */
  readonly party: string | null;
  readonly debitPaise: number;
  readonly creditPaise: number;
  readonly reference: string | null;
}
