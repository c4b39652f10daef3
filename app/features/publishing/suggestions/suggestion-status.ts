import { defineMachine, type StateOf } from "#app/core/state-machine.ts";

/** So long after the decision who wrote, what they wrote and the file are kept; then only that there was one. */
export const wordsKeptDays = 180;

/** What the public says is wrong, at the content desk. */
export const suggestionMachine = defineMachine({
  name: "suggestion",
  initial: "open",
  states: {
    open: {
      label: "To look at",
      tone: "info",
      told: "We look at the proof and at the provider’s own notice.",
      heldBy: "admin",
    },
    accepted: { label: "Taken over", tone: "ok", told: "The page was corrected.", heldBy: null },
    declined: { label: "Declined", tone: "mute", told: "The page stays as it is.", heldBy: null },
  },
  transitions: {
    open: {
      accept: { to: "accepted", by: ["admin"], label: "Take it over", told: "The page was corrected." },
      decline: { to: "declined", by: ["admin"], label: "Decline", told: "The page stays as it is." },
    },
    accepted: {},
    declined: {},
  },
});

export type SuggestionStatus = StateOf<typeof suggestionMachine>;

export const suggestionBadges = {
  open: "to_check",
  accepted: "approved",
  declined: "closed",
} as const satisfies Record<SuggestionStatus, string>;
