import { defineMachine, type StateOf } from "#app/core/state-machine.ts";

/** Claims that go to the bank together: the one who prepares is not the one who sends (T16). */
export const claimBatchMachine = defineMachine({
  name: "claim payment",
  initial: "prepared",
  states: {
    prepared: {
      label: "Waiting for a second person",
      tone: "warn",
      told: "Prepared. A second person looks at it before anything leaves.",
      heldBy: "admin",
      dueWithinHours: 48,
    },
    sent: {
      label: "At the bank",
      tone: "info",
      told: "The bank is paying it. Write down what it answers.",
      heldBy: "admin",
      dueWithinHours: 72,
    },
    settled: { label: "Settled", tone: "ok", told: "The bank has answered for every claim.", heldBy: null },
    cancelled: { label: "Put back", tone: "mute", told: "It was put back. Nothing left.", heldBy: null },
  },
  transitions: {
    prepared: {
      send: { to: "sent", by: ["admin"], label: "Send to the bank", told: "It is on its way." },
      cancel: { to: "cancelled", by: ["admin"], label: "Put back", told: "It was put back. Nothing left." },
    },
    sent: { settle: { to: "settled", by: ["admin"], label: "Settle", told: "The bank has answered." } },
    settled: {},
    cancelled: {},
  },
});
export type ClaimBatchStatus = StateOf<typeof claimBatchMachine>;

/** One claim's money. */
export const claimPaymentMachine = defineMachine({
  name: "payment",
  initial: "prepared",
  states: {
    prepared: { label: "Prepared", tone: "warn", told: "Your payment is being prepared.", heldBy: "admin" },
    sent: {
      label: "At the bank",
      tone: "info",
      told: "The money is on its way to your account.",
      heldBy: null,
    },
    paid: { label: "Paid", tone: "ok", told: "The money was paid into your account.", heldBy: null },
    returned: {
      label: "Returned",
      tone: "bad",
      told: "The bank sent the money back. Tell us the right account.",
      heldBy: "admin",
    },
    cancelled: { label: "Put back", tone: "mute", told: "It was put back before it left.", heldBy: "admin" },
  },
  transitions: {
    prepared: {
      send: { to: "sent", by: ["admin"], label: "Send", told: "The money is on its way to your account." },
      cancel: { to: "cancelled", by: ["admin"], label: "Put back", told: "It was put back." },
    },
    sent: {
      pay: { to: "paid", by: ["admin"], label: "Paid", told: "The money was paid into your account." },
      return: { to: "returned", by: ["admin"], label: "Sent back", told: "The bank sent the money back." },
    },
    paid: {},
    returned: {},
    cancelled: {},
  },
});
export type ClaimPaymentStatus = StateOf<typeof claimPaymentMachine>;

export const claimPaymentBadges = {
  prepared: "to_confirm",
  sent: "under_review",
  paid: "paid",
  settled: "settled",
  returned: "returned",
  cancelled: "cancelled",
} as const satisfies Record<ClaimPaymentStatus | ClaimBatchStatus, string>;

export const claimBatchNumber = ({ serial, preparedAt }: { serial: number; preparedAt: Date }) =>
  `CP-${preparedAt.getUTCFullYear()}-${String(serial).padStart(4, "0")}`;
