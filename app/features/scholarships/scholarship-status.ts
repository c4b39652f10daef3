import { giverRoles } from "#app/core/portals/roles.ts";
import type { EventOf, StateOf } from "#app/core/state-machine.ts";
import { defineMachine } from "#app/core/state-machine.ts";

const owners = ["institute", ...giverRoles, "admin"] as const;

/** Of a scholarship itself. Whether it shows as Open or Closed on a day is derived (deadline.ts). */
export const scholarshipMachine = defineMachine({
  name: "scholarship",
  initial: "draft",
  states: {
    draft: {
      label: "Draft",
      tone: "mute",
      told: "Only its owner and the admin desk can see it.",
      heldBy: "institute",
    },
    pending_approval: {
      label: "Waiting for approval",
      tone: "warn",
      told: "The admin desk looks at the first scholarship of a new partner before it is public.",
      heldBy: "admin",
      dueWithinHours: 48,
    },
    active: { label: "Active", tone: "ok", told: "Students can find it and apply.", heldBy: null },
    paused: {
      label: "Paused",
      tone: "warn",
      told: "It takes no applications for now, and goes on later.",
      heldBy: null,
    },
    closed: { label: "Closed", tone: "mute", told: "It takes no more applications.", heldBy: null },
  },
  transitions: {
    draft: {
      publish: { to: "active", by: [...owners, "system"], label: "Publish", told: "It is public now." },
      ask_approval: {
        to: "pending_approval",
        by: ["institute", ...giverRoles, "system"],
        label: "Send for approval",
        told: "The admin desk will look at it within 48 hours.",
      },
    },
    pending_approval: {
      approve: { to: "active", by: ["admin"], label: "Approve", told: "It is approved and public now." },
      return: { to: "draft", by: ["admin"], label: "Return", told: "The admin desk asks for changes." },
    },
    active: {
      merge: { to: "draft", by: ["admin"], label: "Merge", told: "It is one with another record now." },
      pause: { to: "paused", by: owners, label: "Pause", told: "It takes no applications for now." },
      close: {
        to: "closed",
        by: [...owners, "system"],
        label: "Close",
        told: "It takes no more applications.",
      },
    },
    paused: {
      merge: { to: "draft", by: ["admin"], label: "Merge", told: "It is one with another record now." },
      resume: { to: "active", by: owners, label: "Go on", told: "It takes applications again." },
      close: {
        to: "closed",
        by: [...owners, "system"],
        label: "Close",
        told: "It takes no more applications.",
      },
    },
    closed: {
      merge: { to: "draft", by: ["admin"], label: "Merge", told: "It is one with another record now." },
      reopen: { to: "active", by: owners, label: "Open again", told: "It takes applications again." },
    },
  },
});
export type ScholarshipStatus = StateOf<typeof scholarshipMachine>;
export type ScholarshipEvent = EventOf<typeof scholarshipMachine>;

/** What the public can see: also what is paused or closed, since it may open again. */
export const publicStatuses: readonly ScholarshipStatus[] = ["active", "paused", "closed"];

/** Stopped by hand, whatever its dates say; null while the dates decide. */
export type ScholarshipStop = "closed" | "paused" | null;
export function stopOf(status: ScholarshipStatus): ScholarshipStop {
  return status === "closed" || status === "paused" ? status : null;
}
