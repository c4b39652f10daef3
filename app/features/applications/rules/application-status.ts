import { giverRoles } from "#app/core/portals/roles.ts";
import type { EventOf, StateOf } from "#app/core/state-machine.ts";
import { defineMachine } from "#app/core/state-machine.ts";

/** "We will review and contact you within 48 hours" (spec 1, error catalogue). */
export const reviewWithinHours = 48;
/** How long a student has to mend what was found wrong, and once more on asking. */
export const mendWithinDays = 7;
/** How long after a decision it can be appealed against. */
export const appealWithinDays = 30;

const reviewers = ["institute", ...giverRoles, "admin"] as const;
const withdraw = {
  to: "withdrawn",
  by: ["student"],
  label: "Withdraw application",
  told: "You have withdrawn this application. You can apply again while the scholarship is open.",
} as const;

/** Nothing changes the status of an application but this table. */
export const applicationMachine = defineMachine({
  name: "application",
  initial: "draft",
  states: {
    draft: {
      label: "Draft",
      tone: "mute",
      told: "Saved, not sent. Open it on any phone and go on where you stopped.",
      heldBy: "student",
    },
    under_review: {
      label: "Under Review",
      tone: "info",
      told: "Your papers are being checked. You hear from us within 48 hours.",
      heldBy: "institute",
      dueWithinHours: reviewWithinHours,
    },
    action_needed: {
      label: "Action needed",
      tone: "warn",
      told: "One thing has to be mended. The rest stands as it is.",
      heldBy: "student",
      dueWithinHours: mendWithinDays * 24,
    },
    approved: {
      label: "Approved",
      tone: "ok",
      told: "You have been selected. Your award says what comes next.",
      heldBy: "admin",
    },
    forwarded: {
      label: "Forwarded",
      tone: "info",
      told: "Sent on to the provider, who decides and pays. You hear from them.",
      heldBy: null,
    },
    rejected: {
      label: "Rejected",
      tone: "bad",
      told: "It was not selected. The reasons are shown, and you can appeal once.",
      heldBy: null,
    },
    withdrawn: {
      label: "Withdrawn",
      tone: "mute",
      told: "You have withdrawn it. Nobody looks at it any more.",
      heldBy: null,
    },
    paid: { label: "Paid", tone: "ok", told: "The money has been sent to your bank account.", heldBy: null },
  },
  transitions: {
    draft: {
      submit: {
        to: "under_review",
        by: ["student"],
        label: "Submit",
        told: "Application submitted successfully! We will review and contact you within 48 hours.",
      },
      withdraw,
    },
    under_review: {
      ask: {
        to: "action_needed",
        by: [...reviewers, "system"],
        label: "Ask for a correction",
        told: "One thing in your application has to be mended.",
      },
      approve: {
        to: "approved",
        by: [...reviewers, "system"],
        label: "Approve",
        told: "Your application is approved.",
      },
      reject: {
        to: "rejected",
        by: [...reviewers, "system"],
        label: "Reject",
        told: "Your application was not selected. The reasons are shown.",
      },
      // A provider outside decides and pays: no award of ours.
      forward: {
        to: "forwarded",
        by: ["admin"],
        label: "Forward to the provider",
        told: "Your application was sent on to the provider.",
      },
      withdraw,
    },
    action_needed: {
      answer: {
        to: "under_review",
        by: ["student"],
        label: "Send the correction",
        told: "We have your correction. Only that one check runs again.",
      },
      // The reviewer took the objection back.
      resume: {
        to: "under_review",
        by: [...reviewers, "system"],
        label: "Go on with the review",
        told: "The objection is settled. The review goes on.",
      },
      reject: {
        to: "rejected",
        by: [...reviewers, "system"],
        label: "Reject",
        told: "Your application was not selected. The reasons are shown.",
      },
      withdraw,
    },
    approved: {
      pay: {
        to: "paid",
        by: ["admin", "system"],
        label: "Record the payment",
        told: "The money has been sent to your bank account.",
      },
      // The student gave the award up, or left: the seat is free again.
      release: {
        to: "withdrawn",
        by: ["institute", "admin", "student", "system"],
        label: "Release the seat",
        told: "The award was given up, and the seat went to the next student.",
      },
      // Another amount: the award is offered anew.
      correct: {
        to: "approved",
        by: ["institute", "admin"],
        label: "Correct the amount",
        told: "The amount of your award was corrected.",
      },
    },
    forwarded: { withdraw },
    rejected: {
      appeal: {
        to: "under_review",
        by: ["student"],
        label: "Appeal",
        told: "We have your appeal. Somebody else looks at it within 48 hours.",
      },
      // Whoever decided was mistaken.
      reconsider: {
        to: "under_review",
        by: reviewers,
        label: "Take the rejection back",
        told: "The rejection was taken back. Your application is looked at again.",
      },
    },
    withdrawn: {},
    paid: {},
  },
});

export type ApplicationStatus = StateOf<typeof applicationMachine>;
export type ApplicationEvent = EventOf<typeof applicationMachine>;

/** Sent, and not decided yet. */
export const pendingStatuses: readonly ApplicationStatus[] = ["under_review", "action_needed"];
