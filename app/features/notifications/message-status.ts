import { defineMachine, type StateOf } from "#app/core/state-machine.ts";

/** It was on its way when somebody held it or another worker took it over: what the gateway answers then is true. */
const leftBefore = {
  deliver: { to: "delivered", by: ["system"], label: "Deliver", told: "The gateway had taken it." },
  read: { to: "read", by: ["system"], label: "Read", told: "It had arrived and was opened." },
  refuse: { to: "refused", by: ["system"], label: "Refuse", told: "The receiver's side had refused it." },
} as const;

/**
 * Of a message on its way out. An SMS or e-mail ends when the gateway took it; of one by WhatsApp we are told whether it
 * arrived and was opened. Or the receiver's side said "never", a person gave it up, or its time ran out (of a code, of
 * what waits for a proof, of a WhatsApp message that goes by SMS then). Until then its words are kept and it is tried.
 */
export const messageMachine = defineMachine({
  name: "message",
  initial: "queued",
  states: {
    queued: { label: "Queued", tone: "info", told: "It goes out as soon as a worker is free.", heldBy: null },
    unproven: {
      label: "Unproven",
      tone: "mute",
      told: "A visitor typed this address. It goes out when the address has said that it is theirs.",
      heldBy: null,
    },
    sending: { label: "Sending", tone: "info", told: "It is being handed to the gateway.", heldBy: null },
    handed: {
      label: "Handed over",
      tone: "info",
      told: "WhatsApp has it, and tells us when it is on the phone.",
      heldBy: null,
    },
    waiting: {
      label: "Waiting",
      tone: "warn",
      told: "It did not go through yet. It is tried again, ever later.",
      heldBy: null,
    },
    delivered: { label: "Delivered", tone: "ok", told: "The gateway has taken it.", heldBy: null },
    read: { label: "Read", tone: "ok", told: "It was opened on the phone.", heldBy: null },
    refused: { label: "Refused", tone: "bad", told: "The receiver's side does not take it.", heldBy: null },
    given_up: { label: "Given up", tone: "mute", told: "A person decided not to send it.", heldBy: null },
    expired: { label: "Too late", tone: "mute", told: "Its time ran out before it could go.", heldBy: null },
  },
  transitions: {
    queued: {
      ask: { to: "unproven", by: ["system"], label: "Ask", told: "The address is asked first." },
      send: { to: "sending", by: ["system"], label: "Send", told: "It is being sent." },
      wait: { to: "waiting", by: ["system"], label: "Wait", told: "The gateway does not take messages now." },
      expire: { to: "expired", by: ["system"], label: "Expire", told: "It was too late for it." },
      give_up: { to: "given_up", by: ["admin", "system"], label: "Give up", told: "It will not be sent." },
      ...leftBefore,
    },
    unproven: {
      prove: {
        to: "queued",
        by: ["system"],
        label: "Prove",
        told: "The address is theirs: it goes out now.",
      },
      expire: { to: "expired", by: ["system"], label: "Expire", told: "Nobody said that it is theirs." },
      give_up: { to: "given_up", by: ["admin", "system"], label: "Give up", told: "It will not be sent." },
    },
    sending: {
      deliver: { to: "delivered", by: ["system"], label: "Deliver", told: "The gateway took it." },
      hand: { to: "handed", by: ["system"], label: "Hand over", told: "WhatsApp took it." },
      read: { to: "read", by: ["system"], label: "Read", told: "It was opened." },
      wait: { to: "waiting", by: ["system"], label: "Wait", told: "It is tried again later." },
      refuse: { to: "refused", by: ["system"], label: "Refuse", told: "The receiver's side refused it." },
      // Whoever was sending it died. A second copy of a code would do harm; of a letter, none.
      send: { to: "sending", by: ["system"], label: "Send again", told: "Another worker takes it over." },
      expire: { to: "expired", by: ["system"], label: "Expire", told: "It was too late for it." },
    },
    handed: {
      deliver: { to: "delivered", by: ["system"], label: "Deliver", told: "It is on the phone." },
      read: { to: "read", by: ["system"], label: "Read", told: "It was opened." },
      again: {
        to: "waiting",
        by: ["system"],
        label: "Again",
        told: "It did not arrive, and is tried again.",
      },
      refuse: { to: "refused", by: ["system"], label: "Refuse", told: "It did not arrive." },
      expire: { to: "expired", by: ["system"], label: "Expire", told: "Nobody told us that it arrived." },
    },
    waiting: {
      send: { to: "sending", by: ["system"], label: "Send", told: "It is being sent." },
      wait: { to: "waiting", by: ["system"], label: "Wait", told: "It waits on." },
      retry: { to: "queued", by: ["admin", "system"], label: "Try now", told: "It is tried again now." },
      expire: { to: "expired", by: ["system"], label: "Expire", told: "It was too late for it." },
      give_up: { to: "given_up", by: ["admin", "system"], label: "Give up", told: "It will not be sent." },
      ...leftBefore,
    },
    delivered: {
      read: { to: "read", by: ["system"], label: "Read", told: "It was opened." },
    },
    read: {},
    refused: {},
    given_up: {},
    expired: {},
  },
});

/** Still on its way: its words are kept, and nothing but the machine's own events touches it. */
export const openStatuses = ["queued", "sending", "waiting"] as const;

/** What it says is kept sealed; in every other state it is forgotten. */
export const keepsWords: readonly MessageStatus[] = [...openStatuses, "unproven", "handed"];

export type MessageStatus = StateOf<typeof messageMachine>;

/** The look of each, of the one table of badges. */
export const messageBadges = {
  queued: "under_review",
  unproven: "pending",
  sending: "under_review",
  handed: "under_review",
  waiting: "pending",
  delivered: "completed",
  read: "completed",
  refused: "refused",
  given_up: "withdrawn",
  expired: "expired",
} as const satisfies Record<MessageStatus, string>;
