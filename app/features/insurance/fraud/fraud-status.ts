import { defineMachine, type StateOf } from "#app/core/state-machine.ts";

/** What a rule found waits for a person; nobody is accused by a rule. */
export const fraudMachine = defineMachine({
  name: "fraud alert",
  initial: "open",
  states: {
    open: {
      label: "Open",
      tone: "warn",
      told: "A rule found something unusual. A person looks at it.",
      heldBy: "admin",
    },
    confirmed: {
      label: "Fraud confirmed",
      tone: "bad",
      told: "The desk has confirmed that this is not in order.",
      heldBy: null,
    },
    dismissed: {
      label: "Dismissed",
      tone: "mute",
      told: "The desk has looked at it and found it to be in order.",
      heldBy: null,
    },
  },
  transitions: {
    open: {
      confirm: { to: "confirmed", by: ["admin"], label: "Confirm fraud", told: "The alert was confirmed." },
      dismiss: { to: "dismissed", by: ["admin"], label: "Dismiss", told: "The alert was dismissed." },
    },
    confirmed: {
      reopen: { to: "open", by: ["admin"], label: "Open it again", told: "The desk looks at it again." },
    },
    dismissed: {
      reopen: { to: "open", by: ["admin"], label: "Open it again", told: "The desk looks at it again." },
    },
  },
});

export type FraudStatus = StateOf<typeof fraudMachine>;
