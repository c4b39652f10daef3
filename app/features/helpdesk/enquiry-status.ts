import { defineMachine, type StateOf } from "#app/core/state-machine.ts";

/** "Email support reply within 2 hours" (spec 1, claims), counted in office hours. */
export const replyWithinOfficeHours = 2;
/** What the privacy policy promises for a grievance. */
export const settleWithinDays = 15;
/** An answer that nobody comes back to is taken as the end of the matter. */
export const closedAfterDays = 7;

export const enquiryMachine = defineMachine({
  name: "enquiry",
  initial: "open",
  states: {
    open: {
      label: "To answer",
      tone: "info",
      told: "We have your message. You will hear from us by the time shown here.",
      heldBy: "admin",
      dueWithinHours: replyWithinOfficeHours,
    },
    answered: {
      label: "Answered",
      tone: "ok",
      told: "We have answered you by e-mail. If something is still open, reply to that e-mail.",
      heldBy: null,
    },
    closed: {
      label: "Closed",
      tone: "mute",
      told: "This matter is closed. Write to us again at any time.",
      heldBy: null,
    },
  },
  transitions: {
    open: {
      answer: {
        to: "answered",
        by: ["admin"],
        label: "Send the answer",
        told: "We have answered your message.",
      },
      close: {
        to: "closed",
        by: ["admin"],
        label: "Close without an answer",
        told: "Your message was closed.",
      },
    },
    answered: {
      answer: {
        to: "answered",
        by: ["admin"],
        label: "Send another answer",
        told: "We have written to you again.",
      },
      reopen: {
        to: "open",
        by: ["admin"],
        label: "Open it again",
        told: "We are looking at your message again.",
      },
      close: { to: "closed", by: ["admin", "system"], label: "Close", told: "Your message was closed." },
    },
    closed: {
      reopen: {
        to: "open",
        by: ["admin"],
        label: "Open it again",
        told: "We are looking at your message again.",
      },
    },
  },
});

export type EnquiryStatus = StateOf<typeof enquiryMachine>;
