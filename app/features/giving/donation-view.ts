import type { DonationStatus, Impact } from "./donation-status.ts";

export interface DonationLine {
  readonly id: string;
  readonly number: string;
  /** As it stands on the receipt. */
  readonly giver: string;
  readonly programme: string;
  readonly amountPaise: number;
  readonly amount: string;
  readonly refundedPaise: number;
  /** "Partly refunded ₹1,000 of ₹5,000" */
  readonly refundNote: string | null;
  readonly students: number;
  /** Paid, or pledged. */
  readonly date: string;
  readonly status: DonationStatus;
  readonly statusLabel: string;
  readonly impact: Impact | null;
  readonly receiptNumber: string | null;
}

/** Paid by the operator: the gift stays whole (ADR 0011). */
export interface DonationFee {
  readonly charge: string;
  readonly tax: string;
}

/** A part of a donation on its way: by pseudonym, with the bank's reference (T14). */
export interface TraceLine {
  readonly awardId: string;
  readonly scholar: string;
  readonly programme: string;
  readonly amount: string;
  readonly awardedOn: string;
  readonly state: "Set aside" | "On its way" | "In the bank" | "Came back, being sent again";
  readonly paidOn: string | null;
  readonly reference: string | null;
}

export interface MoneyFlow {
  readonly givenPaise: number;
  readonly donations: number;
  readonly since: string | null;
  readonly placedPaise: number;
  readonly programmes: number;
  readonly awardedPaise: number;
  readonly students: number;
  readonly paidPaise: number;
}

/** One refund as the ledger has it. */
export interface RefundLine {
  readonly donationId: string;
  readonly number: string;
  /** The gateway's own name for it. */
  readonly reference: string;
  readonly at: string;
  readonly amount: string;
  /** What of it students had already. */
  readonly byOperator: string | null;
}
