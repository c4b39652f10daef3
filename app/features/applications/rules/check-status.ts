import { giverRoles } from "#app/core/portals/roles.ts";
import type { EventOf, StateOf } from "#app/core/state-machine.ts";
import { defineMachine } from "#app/core/state-machine.ts";

const reviewers = ["institute", ...giverRoles, "admin", "system"] as const;
const verify = { to: "verified", by: reviewers, label: "Verify", told: "It is in order." } as const;
const findDefect = {
  to: "defect",
  by: reviewers,
  label: "Report a defect",
  told: "Something is wrong with it.",
} as const;

/** Of one document or fact inside an application. */
export const checkMachine = defineMachine({
  name: "check",
  initial: "pending",
  states: {
    pending: { label: "To check", tone: "mute", told: "It waits for the reviewer.", heldBy: "institute" },
    verified: { label: "Verified", tone: "ok", told: "It is in order.", heldBy: null },
    defect: { label: "Defect", tone: "warn", told: "It has to be mended.", heldBy: "student" },
  },
  transitions: {
    pending: { verify, find_defect: findDefect },
    verified: { find_defect: findDefect },
    defect: {
      verify,
      // Only this one check runs again.
      mend: { to: "pending", by: ["student"], label: "Send again", told: "It waits for the reviewer again." },
    },
  },
});

export type CheckStatus = StateOf<typeof checkMachine>;
export type CheckEvent = EventOf<typeof checkMachine>;

/** Why something does not pass: coded, so that it can be said in three languages and counted. */
export const defectReasons = [
  "unreadable",
  "out_of_date",
  "wrong_document",
  "name_differs",
  "not_signed",
  "incomplete",
  "other",
] as const;
export type DefectReason = (typeof defectReasons)[number];

/** How it is mended, as a key of the words: a face has no four corners (S17e). */
export function mendOf(code: string, reason: DefectReason): DefectReason | "face" {
  return code === "photo" && reason === "unreadable" ? "face" : reason;
}

/** The look of each, of the one table of badges. */
export const checkBadges = {
  pending: "to_check",
  verified: "verified",
  defect: "defect",
} as const satisfies Record<keyof (typeof checkMachine)["states"], string>;
