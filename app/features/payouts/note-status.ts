import { defineMachine } from "#app/core/state-machine.ts";

/** A scholar's thank-you: the desk reads it before a giver does (T14). */
export const noteMachine = defineMachine({
  name: "note",
  initial: "waiting",
  states: {
    waiting: { label: "Waits", tone: "warn", told: "We read it before your givers do.", heldBy: "admin" },
    shown: { label: "Shown", tone: "ok", told: "Your givers can read it.", heldBy: null },
    refused: { label: "Kept back", tone: "mute", told: "Your givers do not see it.", heldBy: null },
  },
  transitions: {
    waiting: {
      show: { to: "shown", by: ["admin"], label: "Show", told: "Your givers can read it." },
      refuse: { to: "refused", by: ["admin"], label: "Keep back", told: "Your givers do not see it." },
      erase: { to: "refused", by: ["system"], label: "Erase", told: "Its words are gone." },
    },
    shown: { erase: { to: "refused", by: ["system"], label: "Erase", told: "Its words are gone." } },
    refused: {},
  },
});
