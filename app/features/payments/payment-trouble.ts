/** Money that does not fit, as the desk reads it. */
export interface PaymentTrouble {
  readonly id: string;
  readonly what: string;
  readonly kind: "paid" | "failed" | "refunded";
  readonly amount: string;
  /** The gateway's own name for the payment. */
  readonly payment: string;
  readonly about: string;
  readonly at: string;
}

export const troubleWords = {
  unknown_order: "A payment for nothing we asked for",
  wrong_amount: "Not the sum we asked for, or more sent back than came",
  paid_twice: "The same thing was paid twice",
  not_captured: "The bank promised it, and the gateway does not let us take it",
} as const;
