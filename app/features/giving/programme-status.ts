import { giverRoles } from "#app/core/portals/roles.ts";
import type { StateOf } from "#app/core/state-machine.ts";
import { defineMachine } from "#app/core/state-machine.ts";

/** Of a donor's or a company's programme: Active → Completed. */
export const programmeMachine = defineMachine({
  name: "programme",
  initial: "draft",
  states: {
    draft: { label: "Draft", tone: "mute", told: "Only its owner sees it.", heldBy: "donor" },
    active: {
      label: "Active",
      tone: "ok",
      told: "Money can be given to it, and reaches students.",
      heldBy: null,
    },
    completed: { label: "Completed", tone: "info", told: "It is over. Its figures stay.", heldBy: null },
  },
  transitions: {
    draft: {
      start: { to: "active", by: [...giverRoles, "admin", "system"], label: "Start", told: "It has begun." },
    },
    active: {
      complete: {
        to: "completed",
        by: [...giverRoles, "admin", "system"],
        label: "Complete",
        told: "It is over.",
      },
    },
    completed: {
      reopen: {
        to: "active",
        by: [...giverRoles, "admin"],
        label: "Open again",
        told: "Money can be given to it again.",
      },
    },
  },
});
export type ProgrammeStatus = StateOf<typeof programmeMachine>;
