import { roles } from "#app/core/portals/roles.ts";
import { defineMachine, type StateOf } from "#app/core/state-machine.ts";

/** The same promise that institutes get. */
export const answerWithinHours = 48;

/** How a giver comes in: e-mail first, then the facts, then the desk (a second person agrees where something is odd). */
export const joiningMachine = defineMachine({
  name: "request to join",
  initial: "draft",
  states: {
    draft: {
      label: "E-mail to prove",
      tone: "mute",
      told: "Enter the code that we have mailed to you.",
      heldBy: "visitor",
    },
    proven: {
      label: "Draft",
      tone: "mute",
      told: "Your e-mail address is proven. Now tell us who you are.",
      heldBy: "visitor",
    },
    submitted: {
      label: "Under Review",
      tone: "info",
      told: "We have your request and answer within 48 hours, by e-mail.",
      heldBy: "admin",
      dueWithinHours: answerWithinHours,
    },
    asked: {
      label: "Action needed",
      tone: "warn",
      told: "We need something more from you. Change the form below and send it again.",
      heldBy: "visitor",
    },
    approved: {
      label: "Approved",
      tone: "ok",
      told: "Welcome. The mail with your invitation is on its way; with it you choose your password.",
      heldBy: null,
    },
    refused: {
      label: "Refused",
      tone: "bad",
      told: "We could not accept this request. The reason stands below; you may ask again.",
      heldBy: null,
    },
  },
  transitions: {
    draft: {
      prove: { to: "proven", by: [...roles], label: "Confirm the code", told: "The address is proven." },
    },
    proven: {
      submit: { to: "submitted", by: [...roles], label: "Send the request", told: "It has arrived." },
    },
    asked: {
      submit: { to: "submitted", by: [...roles], label: "Send the request", told: "It has arrived." },
    },
    submitted: {
      ask: { to: "asked", by: ["admin"], label: "Ask for more", told: "We need something more." },
      refuse: { to: "refused", by: ["admin"], label: "Refuse", told: "It was refused." },
      approve: { to: "approved", by: ["admin"], label: "Approve and invite", told: "It was accepted." },
    },
    approved: {},
    refused: {},
  },
});

export type JoiningStatus = StateOf<typeof joiningMachine>;

/** What the desk sees: never a request whose e-mail address nobody has proven. */
export const deskJoiningStatuses = ["submitted", "asked", "approved", "refused"] as const;

export const joiningBadges = {
  draft: "draft",
  proven: "draft",
  submitted: "under_review",
  asked: "action_needed",
  approved: "approved",
  refused: "rejected",
} as const satisfies Record<JoiningStatus, string>;
