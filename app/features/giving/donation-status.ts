import { giverRoles } from "#app/core/portals/roles.ts";
import type { StateOf } from "#app/core/state-machine.ts";
import { defineMachine } from "#app/core/state-machine.ts";

/** So long a pledge waits for its payment. */
export const pledgeDays = 30;

/** Only the gateway makes a pledge a donation, and only the ledger completes it. */
export const donationMachine = defineMachine({
  name: "donation",
  initial: "pledged",
  states: {
    pledged: {
      label: "Pledged",
      tone: "warn",
      told: "The payment is waiting for you. Nothing is promised to a student before it has come.",
      heldBy: "donor",
    },
    active: { label: "Active", tone: "ok", told: "Received. It is reaching students.", heldBy: null },
    completed: {
      label: "Completed",
      tone: "info",
      told: "Every rupee of it has reached a student's bank.",
      heldBy: null,
    },
    cancelled: {
      label: "Cancelled",
      tone: "mute",
      told: "It was taken back, or lapsed, before it was paid.",
      heldBy: null,
    },
    refunding: {
      label: "Being returned",
      tone: "warn",
      told: "It was taken out of its program and is going back to the giver.",
      heldBy: "admin",
      dueWithinHours: 48,
    },
    refunded: { label: "Refunded", tone: "mute", told: "The money went back to the giver.", heldBy: null },
  },
  transitions: {
    pledged: {
      pay: { to: "active", by: ["system"], label: "Pay", told: "We received your donation. Thank you." },
      cancel: {
        to: "cancelled",
        by: [...giverRoles, "admin"],
        label: "Take it back",
        told: "The pledge is taken back. Nothing was charged.",
      },
      lapse: {
        to: "cancelled",
        by: ["system"],
        label: "Lapse",
        told: "The pledge was not paid in its time and has lapsed. Nothing was charged.",
      },
    },
    active: {
      complete: {
        to: "completed",
        by: ["system", "admin"],
        label: "Complete",
        told: "Every rupee of it has reached a student's bank.",
      },
      ask_refund: {
        to: "refunding",
        by: ["admin"],
        label: "Give it back",
        told: "The money is going back to you.",
      },
      refund: { to: "refunded", by: ["system"], label: "Refund", told: "The money went back to you." },
    },
    completed: {
      refund: { to: "refunded", by: ["system"], label: "Refund", told: "The money went back to you." },
    },
    // The bank may take money after all: it is received, and never lies about unbooked.
    cancelled: {
      pay: { to: "active", by: ["system"], label: "Pay", told: "We received your donation. Thank you." },
    },
    refunding: {
      refund: { to: "refunded", by: ["system"], label: "Refund", told: "The money went back to you." },
    },
    refunded: {},
  },
});
export type DonationStatus = StateOf<typeof donationMachine>;

/** Money that was received, whatever became of it since. */
export const receivedStatuses = ["active", "completed"] as const satisfies readonly DonationStatus[];

export const donationBadges = {
  pledged: "due",
  active: "active",
  completed: "completed",
  cancelled: "cancelled",
  refunding: "processing",
  refunded: "withdrawn",
} as const satisfies Record<DonationStatus, string>;

/** From ₹10,000 a student it carries a year of study; below, it helps with a part of it. */
export const highImpactPaise = 10_000_00;
export type Impact = "high" | "medium";

/** Null while no student has it. */
export function impactOf(amountPaise: number, students: number): Impact | null {
  if (students === 0) return null;
  return amountPaise / students >= highImpactPaise ? "high" : "medium";
}
