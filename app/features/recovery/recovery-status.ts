import { accountRoles } from "#app/core/portals/roles.ts";
import { defineMachine, type StateOf } from "#app/core/state-machine.ts";

export const answerWithinHours = 48;

const anybody = ["visitor", ...accountRoles] as const;

/** How an account comes to a new number: proven number, facts, two people, and a time in which it can be stopped. */
export const recoveryMachine = defineMachine({
  name: "recovery of an account",
  initial: "draft",
  states: {
    draft: {
      label: "Number to prove",
      tone: "mute",
      told: "Enter the OTP that went to the new number.",
      heldBy: "visitor",
    },
    proven: {
      label: "Draft",
      tone: "mute",
      told: "The new number is proven. Now show that it is you.",
      heldBy: "visitor",
    },
    submitted: {
      label: "To check",
      tone: "info",
      told: "Two people look at it: two of our desk, or one of ours and one of her institute.",
      heldBy: "admin",
      dueWithinHours: answerWithinHours,
    },
    waiting: {
      label: "Waiting time",
      tone: "warn",
      told: "Two people agreed. The old number and e-mail are told, and can stop it.",
      heldBy: "system",
    },
    done: { label: "Moved", tone: "ok", told: "The account opens with the new number.", heldBy: null },
    refused: {
      label: "Refused",
      tone: "bad",
      told: "We could not confirm that it is you.",
      heldBy: null,
    },
    stopped: { label: "Stopped", tone: "mute", told: "It was stopped. Nothing changed.", heldBy: null },
  },
  transitions: {
    draft: {
      prove: { to: "proven", by: [...anybody], label: "Confirm the OTP", told: "The number is proven." },
    },
    proven: {
      submit: { to: "submitted", by: [...anybody], label: "Send", told: "It has arrived." },
    },
    submitted: {
      agree: { to: "waiting", by: ["admin"], label: "It is her", told: "Two people agreed." },
      refuse: { to: "refused", by: ["admin"], label: "Refuse", told: "It was refused." },
      stop: { to: "stopped", by: [...anybody], label: "Stop this", told: "It was stopped." },
    },
    waiting: {
      complete: { to: "done", by: ["system"], label: "Move the account", told: "The account was moved." },
      refuse: { to: "refused", by: ["admin", "system"], label: "Refuse", told: "It was refused." },
      stop: { to: "stopped", by: [...anybody], label: "Stop this", told: "It was stopped." },
    },
    done: {},
    refused: {},
    stopped: {},
  },
});

export type RecoveryStatus = StateOf<typeof recoveryMachine>;

/** What the desk sees: never a request whose number nobody has proven. */
export const deskRecoveryStatuses = ["submitted", "waiting", "done", "refused", "stopped"] as const;

export const recoveryBadges = {
  draft: "draft",
  proven: "draft",
  submitted: "to_check",
  waiting: "pending",
  done: "approved",
  refused: "rejected",
  stopped: "draft",
} as const satisfies Record<RecoveryStatus, string>;
