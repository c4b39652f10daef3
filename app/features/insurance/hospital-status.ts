import { defineMachine, type StateOf } from "#app/core/state-machine.ts";

export const hospitalMachine = defineMachine({
  name: "hospital",
  initial: "pending",
  states: {
    pending: {
      label: "Pending",
      tone: "warn",
      told: "The hospital is being looked at before cards are accepted there.",
      heldBy: "admin",
    },
    active: { label: "Active", tone: "ok", told: "Cards are accepted at this hospital.", heldBy: null },
    suspended: {
      label: "Suspended",
      tone: "bad",
      told: "Cards are not accepted at this hospital for now.",
      heldBy: "admin",
    },
  },
  transitions: {
    pending: {
      approve: { to: "active", by: ["admin"], label: "Approve", told: "The hospital is a partner now." },
      suspend: { to: "suspended", by: ["admin"], label: "Suspend", told: "The hospital was suspended." },
    },
    active: {
      suspend: { to: "suspended", by: ["admin"], label: "Suspend", told: "The hospital was suspended." },
    },
    suspended: {
      approve: { to: "active", by: ["admin"], label: "Approve", told: "The hospital is a partner again." },
    },
  },
});

export type HospitalStatus = StateOf<typeof hospitalMachine>;
