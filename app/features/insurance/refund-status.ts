import { defineMachine } from "#app/core/state-machine.ts";

/** Two people for money that goes back (T16). */
export const refundMachine = defineMachine({
  name: "refund",
  initial: "requested",
  states: {
    requested: {
      label: "Waits for a second person",
      tone: "warn",
      told: "A second person looks at your refund.",
      heldBy: "admin",
    },
    approved: { label: "Refunded", tone: "ok", told: "Your money is on its way back.", heldBy: null },
    declined: { label: "Declined", tone: "bad", told: "The refund was declined.", heldBy: null },
  },
  transitions: {
    requested: {
      approve: {
        to: "approved",
        by: ["admin"],
        label: "Approve the refund",
        told: "Your money is on its way back.",
      },
      decline: {
        to: "declined",
        by: ["admin"],
        label: "Decline the refund",
        told: "The refund was declined.",
      },
    },
    approved: {},
    declined: {},
  },
});
