import { accountRoles } from "#app/core/portals/roles.ts";
import { defineMachine, type EventOf, type StateOf } from "#app/core/state-machine.ts";

/** "We will review and contact you within 48 hours" (spec 1). */
export const reviewWithinHours = 48;
/** "Initial partnership term 3 years, renewable" (spec 1). */
export const termYears = 3;

const applicants = ["visitor", ...accountRoles] as const;

export const partnershipMachine = defineMachine({
  name: "partnership application",
  initial: "draft",
  states: {
    draft: {
      label: "Draft",
      tone: "mute",
      told: "It is saved and not sent yet.",
      heldBy: "visitor",
    },
    submitted: {
      label: "Submitted",
      tone: "info",
      told: "We have your application. We will review it and contact you within 48 hours.",
      heldBy: "admin",
      dueWithinHours: reviewWithinHours,
    },
    under_review: {
      label: "Under Review",
      tone: "info",
      told: "Somebody at our desk is checking your details and documents.",
      heldBy: "admin",
      dueWithinHours: reviewWithinHours,
    },
    more_info: {
      label: "Action needed",
      tone: "warn",
      told: "We need something more from you. What it is stands below, with the place to answer.",
      heldBy: "visitor",
    },
    approved: {
      label: "Approved",
      tone: "ok",
      told: "You are a partner. Sign in with your contact phone number.",
      heldBy: null,
    },
    rejected: {
      label: "Rejected",
      tone: "bad",
      told: "We could not accept this application. The reasons stand below; you may apply again.",
      heldBy: null,
    },
  },
  transitions: {
    draft: {
      submit: {
        to: "submitted",
        by: [...applicants, "system"],
        label: "Submit Application",
        told: "Your partnership application has arrived.",
      },
    },
    submitted: {
      take_up: {
        to: "under_review",
        by: ["admin"],
        label: "Take up",
        told: "Your application is being reviewed.",
      },
    },
    under_review: {
      ask_more: {
        to: "more_info",
        by: ["admin"],
        label: "Ask for more information",
        told: "We need something more from you.",
      },
      approve: {
        to: "approved",
        by: ["admin", "system"],
        label: "Approve",
        told: "Your institute is a partner now.",
      },
      reject: {
        to: "rejected",
        by: ["admin"],
        label: "Reject",
        told: "We could not accept your application.",
      },
    },
    more_info: {
      answer: {
        to: "under_review",
        by: applicants,
        label: "Send the answer",
        told: "Your answer has arrived. We go on with the review.",
      },
      reject: {
        to: "rejected",
        by: ["admin"],
        label: "Reject",
        told: "We could not accept your application.",
      },
    },
    approved: {},
    rejected: {},
  },
});

export type PartnershipStatus = StateOf<typeof partnershipMachine>;
export type PartnershipEvent = EventOf<typeof partnershipMachine>;

/** The look of each status, of the design system's words. */
export const partnershipBadges = {
  draft: "draft",
  submitted: "submitted",
  under_review: "under_review",
  more_info: "action_needed",
  approved: "approved",
  rejected: "rejected",
} as const satisfies Record<PartnershipStatus, string>;

/** What the desk can see: a draft is still nobody's business but its writer's. */
export const deskStatuses = ["submitted", "under_review", "more_info", "approved", "rejected"] as const;
