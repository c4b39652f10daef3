import { defineMachine, type StateOf } from "#app/core/state-machine.ts";

/** Only what the gateway has proven moves a payment; a refund is asked for by the admin desk. */
export const paymentMachine = defineMachine({
  name: "payment",
  initial: "created",
  states: {
    created: { label: "Due", tone: "warn", told: "The payment is waiting for you.", heldBy: "visitor" },
    paid: { label: "Success", tone: "ok", told: "We received your payment. Thank you.", heldBy: null },
    failed: {
      label: "Failed",
      tone: "bad",
      told: "The payment did not go through, and nothing was kept. You can try again.",
      heldBy: "visitor",
    },
    refunded: {
      label: "Refunded",
      tone: "mute",
      told: "The money is on its way back to the account it came from.",
      heldBy: null,
    },
  },
  transitions: {
    created: {
      pay: { to: "paid", by: ["system"], label: "Pay", told: "We received your payment." },
      fail: { to: "failed", by: ["system"], label: "Fail", told: "The payment did not go through." },
    },
    failed: {
      pay: { to: "paid", by: ["system"], label: "Pay", told: "We received your payment." },
      fail: { to: "failed", by: ["system"], label: "Fail", told: "The payment did not go through." },
    },
    paid: {
      refund: { to: "refunded", by: ["system"], label: "Refund", told: "The money is on its way back." },
    },
    refunded: {},
  },
});

export type PaymentStatus = StateOf<typeof paymentMachine>;
