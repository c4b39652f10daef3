import { giverRoles } from "#app/core/portals/roles.ts";
import { defineMachine } from "#app/core/state-machine.ts";

/** A matter of two people (T52): nothing happens before the second one has agreed. */
export const secondLookMachine = defineMachine({
  name: "second look",
  initial: "waiting",
  states: {
    waiting: {
      label: "Waits for a second person",
      tone: "warn",
      told: "Another admin has to agree.",
      heldBy: "admin",
    },
    approved: {
      label: "Agreed, not carried out",
      tone: "info",
      told: "It was agreed to, and could not be carried out at once.",
      heldBy: "admin",
    },
    done: { label: "Done", tone: "ok", told: "It was agreed to and carried out.", heldBy: null },
    refused: { label: "Refused", tone: "bad", told: "The second person refused it.", heldBy: null },
    withdrawn: { label: "Withdrawn", tone: "mute", told: "Whoever asked took it back.", heldBy: null },
  },
  transitions: {
    waiting: {
      approve: { to: "approved", by: ["admin"], label: "Agree", told: "A second person agreed." },
      refuse: { to: "refused", by: ["admin"], label: "Refuse", told: "A second person refused." },
      // A giver, too, takes back the change of a programme it asked the desk for.
      withdraw: {
        to: "withdrawn",
        by: ["admin", ...giverRoles],
        label: "Take back",
        told: "It was taken back.",
      },
    },
    approved: {
      carry_out: { to: "done", by: ["admin"], label: "Carry out", told: "It was carried out." },
      refuse: { to: "refused", by: ["admin"], label: "Refuse", told: "A second person refused." },
    },
    done: {},
    refused: {},
    withdrawn: {},
  },
});

/** The look of each, of the one table of badges. */
export const secondLookBadges = {
  waiting: "to_confirm",
  approved: "processing",
  done: "completed",
  refused: "refused",
  withdrawn: "withdrawn",
} as const satisfies Record<keyof (typeof secondLookMachine)["states"], string>;
