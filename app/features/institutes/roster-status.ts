import { defineMachine, type StateOf } from "#app/core/state-machine.ts";

/** A student on an institute's own roll. */
export const rosterMachine = defineMachine({
  name: "enrolment",
  initial: "listed",
  states: {
    listed: {
      label: "To check",
      tone: "mute",
      told: "The institute has listed the student and not confirmed the enrolment yet.",
      heldBy: "institute",
    },
    confirmed: {
      label: "Confirmed",
      tone: "ok",
      told: "The institute confirms that the student is enrolled.",
      heldBy: null,
    },
    left: { label: "Left", tone: "mute", told: "The student has left the institute.", heldBy: null },
  },
  transitions: {
    listed: {
      confirm: {
        to: "confirmed",
        by: ["institute", "system"],
        label: "Confirm enrolment",
        told: "The enrolment is confirmed.",
      },
      leave: { to: "left", by: ["institute"], label: "Has left", told: "The student has left." },
    },
    confirmed: {
      leave: { to: "left", by: ["institute"], label: "Has left", told: "The student has left." },
    },
    left: {
      confirm: {
        to: "confirmed",
        by: ["institute"],
        label: "Is enrolled again",
        told: "The enrolment is confirmed.",
      },
    },
  },
});

export type RosterStatus = StateOf<typeof rosterMachine>;

export const rosterBadges = {
  listed: "to_check",
  confirmed: "verified",
  left: "inactive",
} as const satisfies Record<RosterStatus, string>;
