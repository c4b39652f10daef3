import { defineMachine, type StateOf } from "#app/core/state-machine.ts";

export const agentMachine = defineMachine({
  name: "agent",
  initial: "active",
  states: {
    active: { label: "Active", tone: "ok", told: "The agent sells policies.", heldBy: null },
    inactive: { label: "Inactive", tone: "mute", told: "The agent sells no new policies.", heldBy: null },
  },
  transitions: {
    active: {
      deactivate: { to: "inactive", by: ["admin"], label: "Deactivate", told: "The agent is inactive now." },
    },
    inactive: {
      activate: { to: "active", by: ["admin"], label: "Activate", told: "The agent is active again." },
    },
  },
});

export type AgentStatus = StateOf<typeof agentMachine>;
