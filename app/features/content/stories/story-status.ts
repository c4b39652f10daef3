import { defineMachine, type StateOf } from "#app/core/state-machine.ts";

/** A shared success story: the desk reads it before the world does, and its student can take it back. */
export const storyMachine = defineMachine({
  name: "success story",
  initial: "pending",
  states: {
    pending: {
      label: "Pending",
      tone: "warn",
      told: "Thank you. We read every story before it is shown; you hear from us within 48 hours.",
      heldBy: "admin",
      dueWithinHours: 48,
    },
    approved: {
      label: "Approved",
      tone: "ok",
      told: "Your story is on the success page. You can take it back at any time.",
      heldBy: null,
    },
    rejected: {
      label: "Rejected",
      tone: "bad",
      told: "Your story was not published. The reason is beside it; you may write another one.",
      heldBy: null,
    },
    withdrawn: {
      label: "Withdrawn",
      tone: "mute",
      told: "You took your story back. It is no longer shown.",
      heldBy: null,
    },
  },
  transitions: {
    pending: {
      approve: { to: "approved", by: ["admin"], label: "Publish", told: "Your story is published." },
      reject: {
        to: "rejected",
        by: ["admin"],
        label: "Do not publish",
        told: "Your story was not published.",
      },
      withdraw: {
        to: "withdrawn",
        by: ["student"],
        label: "Take it back",
        told: "You took your story back.",
      },
    },
    approved: {
      withdraw: {
        to: "withdrawn",
        by: ["student", "admin"],
        label: "Take it back",
        told: "Your story is no longer shown.",
      },
    },
    rejected: {},
    withdrawn: {},
  },
});

export type StoryStatus = StateOf<typeof storyMachine>;
