import { defineMachine, type StateOf } from "#app/core/state-machine.ts";

const again = {
  to: "processing",
  by: ["admin"],
  label: "Take the decision back",
  told: "We are looking at your claim again.",
} as const;

export const claimMachine = defineMachine({
  name: "claim",
  initial: "processing",
  states: {
    processing: {
      label: "Processing",
      tone: "warn",
      told: "We have your claim and are looking at it.",
      heldBy: "admin",
      dueWithinHours: 48,
    },
    approved: { label: "Approved", tone: "ok", told: "Your claim was approved.", heldBy: null },
    rejected: {
      label: "Rejected",
      tone: "bad",
      told: "Your claim was rejected, with the reason.",
      heldBy: null,
    },
  },
  transitions: {
    processing: {
      approve: { to: "approved", by: ["admin"], label: "Approve", told: "Your claim was approved." },
      reject: {
        to: "rejected",
        by: ["admin"],
        label: "Reject",
        told: "Your claim was rejected, with the reason.",
      },
    },
    // Only while its money has not left: the verb looks at its payment.
    approved: { reopen: again },
    rejected: { reopen: again },
  },
});

export type ClaimStatus = StateOf<typeof claimMachine>;
