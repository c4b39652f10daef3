import { defineMachine } from "#app/core/state-machine.ts";

/** From so many people on somebody else has to agree first. */
export const secondPersonFrom = 200;
/** Then it is late: whoever can agree is told so each day, as is who prepared it. */
export const agreeWithinHours = 48;
/** So many messages a day: a student is not to be written to again and again. */
export const mostADay = { institute: 3, desk: 20 } as const;

/** A message to many: sent at once, or when a second person has agreed. */
/** Where a desk writes and reads them. */
export const groupMessagePath = (instituteId: string | null) =>
  instituteId === null ? "/admin/group-messages" : "/institute/messages";

export const groupMessageMachine = defineMachine({
  name: "group message",
  initial: "waiting",
  states: {
    waiting: {
      label: "Waits for a second person",
      tone: "warn",
      told: "Somebody else has to agree before it is sent.",
      heldBy: "institute",
      dueWithinHours: agreeWithinHours,
    },
    sending: { label: "Being sent", tone: "info", told: "It leaves in portions.", heldBy: "system" },
    sent: { label: "Sent", tone: "ok", told: "Each person has it once.", heldBy: null },
    cancelled: { label: "Cancelled", tone: "mute", told: "Nobody was written to.", heldBy: null },
  },
  transitions: {
    waiting: {
      send: {
        to: "sending",
        by: ["institute", "admin"],
        label: "Agree and send",
        told: "It leaves in portions.",
      },
      cancel: {
        to: "cancelled",
        by: ["institute", "admin"],
        label: "Cancel",
        told: "Nobody was written to.",
      },
    },
    sending: { finish: { to: "sent", by: ["system"], label: "Finish", told: "Each person has it once." } },
    sent: {},
    cancelled: {},
  },
});

/** The look of each, of the one table of badges. */
export const groupMessageBadges = {
  waiting: "to_confirm",
  sending: "processing",
  sent: "completed",
  cancelled: "cancelled",
} as const satisfies Record<keyof (typeof groupMessageMachine)["states"], string>;
