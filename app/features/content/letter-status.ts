import type { StateOf } from "#app/core/state-machine.ts";
import { defineMachine } from "#app/core/state-machine.ts";

/** An address on the list of letters. Its links act without a sign-in: who holds the letter is whom it was sent to. */
export const letterMachine = defineMachine({
  name: "subscription",
  initial: "pending",
  states: {
    pending: { label: "Asked", tone: "warn", told: "A letter asks whether you want them.", heldBy: null },
    confirmed: { label: "Gets letters", tone: "ok", told: "You get our letters.", heldBy: null },
    left: { label: "Left", tone: "mute", told: "You get no more letters.", heldBy: null },
  },
  transitions: {
    pending: {
      confirm: { to: "confirmed", by: ["visitor"], label: "Yes, send them", told: "You get our letters." },
      stop: { to: "left", by: ["visitor"], label: "No more letters", told: "You get no letters." },
      erase: { to: "left", by: ["system"], label: "Erase", told: "The address is gone." },
    },
    confirmed: {
      stop: { to: "left", by: ["visitor"], label: "No more letters", told: "You get no more letters." },
      erase: { to: "left", by: ["system"], label: "Erase", told: "The address is gone." },
    },
    left: {
      ask: {
        to: "pending",
        by: ["visitor"],
        label: "Subscribe",
        told: "A letter asks whether you want them.",
      },
    },
  },
});
export type LetterStatus = StateOf<typeof letterMachine>;
