import { accountRoles } from "#app/core/portals/roles.ts";
import { defineMachine } from "#app/core/state-machine.ts";

/** A wish to be forgotten (T36): it waits, so that whoever it was can think again. */
export const erasureMachine = defineMachine({
  name: "request",
  initial: "requested",
  states: {
    requested: {
      label: "Waits",
      tone: "warn",
      told: "The account is erased on the day that was told.",
      heldBy: null,
    },
    cancelled: { label: "Taken back", tone: "mute", told: "The account stays.", heldBy: null },
    done: { label: "Erased", tone: "ok", told: "What no law keeps is gone.", heldBy: null },
  },
  transitions: {
    requested: {
      cancel: { to: "cancelled", by: accountRoles, label: "Keep the account", told: "The account stays." },
      complete: { to: "done", by: ["admin", "system"], label: "Erase", told: "The account was erased." },
    },
    cancelled: {},
    done: {},
  },
});

/** The look of each, of the one table of badges. */
export const erasureBadges = {
  requested: "pending",
  cancelled: "withdrawn",
  done: "completed",
} as const satisfies Record<keyof (typeof erasureMachine)["states"], string>;
