import { defineMachine, type StateOf } from "#app/core/state-machine.ts";

/** Then it is late: whoever can confirm it is told so each day, as is who prepared it. */
export const confirmWithinHours = 48;

/** A decision about many (T16): nothing happens before a second person has confirmed it. */
export const bulkMachine = defineMachine({
  name: "bulk decision",
  initial: "waiting",
  states: {
    waiting: {
      label: "Waits for a second person",
      tone: "warn",
      told: "Somebody else has to confirm it.",
      heldBy: "institute",
      dueWithinHours: confirmWithinHours,
    },
    confirmed: { label: "Under way", tone: "info", told: "It is being carried out.", heldBy: "system" },
    done: { label: "Done", tone: "ok", told: "Each application was tried.", heldBy: null },
    cancelled: { label: "Cancelled", tone: "mute", told: "Nothing was decided.", heldBy: null },
  },
  transitions: {
    waiting: {
      confirm: {
        to: "confirmed",
        by: ["institute", "admin"],
        label: "Confirm",
        told: "A second person confirmed it.",
      },
      cancel: { to: "cancelled", by: ["institute", "admin"], label: "Cancel", told: "It was cancelled." },
    },
    confirmed: {
      finish: { to: "done", by: ["system"], label: "Finish", told: "Each application was tried." },
    },
    done: {},
    cancelled: {},
  },
});

/** At most so many in one go: what two people can look through. */
export const mostInBulk = 200;

/** How the word about one that the second person took out begins. */
export const SENT_BACK = "Sent back: ";

/** The look of each, of the one table of badges. */
export const bulkBadges = {
  waiting: "to_confirm",
  confirmed: "under_review",
  done: "completed",
  cancelled: "cancelled",
} as const satisfies Record<StateOf<typeof bulkMachine>, string>;
