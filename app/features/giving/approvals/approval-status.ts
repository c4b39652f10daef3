import { giverRoles } from "#app/core/portals/roles.ts";
import { defineMachine, type StateOf } from "#app/core/state-machine.ts";

/** Then it is late: whoever can answer is told so each morning. */
export const answerWithinHours = 48;

/** Money that one person of an organisation wants moved: nothing happens before a colleague has approved it. */
export const approvalMachine = defineMachine({
  name: "approval",
  initial: "waiting",
  states: {
    waiting: {
      label: "Waits for a colleague",
      tone: "warn",
      told: "Another owner or finance of your team has to approve it. It counts nowhere until then.",
      heldBy: "csr",
      dueWithinHours: answerWithinHours,
    },
    approved: { label: "Approved", tone: "ok", told: "A colleague approved it.", heldBy: null },
    refused: { label: "Refused", tone: "bad", told: "A colleague refused it.", heldBy: null },
    withdrawn: { label: "Taken back", tone: "mute", told: "Whoever asked took it back.", heldBy: null },
  },
  transitions: {
    waiting: {
      approve: { to: "approved", by: giverRoles, label: "Approve", told: "A colleague approved it." },
      refuse: { to: "refused", by: giverRoles, label: "Refuse", told: "A colleague refused it." },
      withdraw: { to: "withdrawn", by: giverRoles, label: "Take it back", told: "It was taken back." },
    },
    approved: {},
    refused: {},
    withdrawn: {},
  },
});
export type ApprovalStatus = StateOf<typeof approvalMachine>;

export const approvalBadges = {
  waiting: "to_confirm",
  approved: "approved",
  refused: "refused",
  withdrawn: "withdrawn",
} as const satisfies Record<ApprovalStatus, string>;
