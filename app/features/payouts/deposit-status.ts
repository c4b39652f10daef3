import { defineMachine } from "#app/core/state-machine.ts";

/** Money that an institute pays in for its own students. */
export const depositMachine = defineMachine({
  name: "deposit",
  initial: "announced",
  states: {
    announced: {
      label: "Announced",
      tone: "info",
      told: "Announced, not on our statement yet.",
      heldBy: "institute",
    },
    received: { label: "Received", tone: "ok", told: "It came, and the scholarship has it.", heldBy: null },
    cancelled: { label: "Taken back", tone: "mute", told: "The institute took it back.", heldBy: null },
  },
  transitions: {
    announced: {
      receive: { to: "received", by: ["admin"], label: "It came", told: "The money came." },
      cancel: { to: "cancelled", by: ["institute"], label: "Take back", told: "Taken back before it came." },
    },
    received: {},
    cancelled: {},
  },
});
