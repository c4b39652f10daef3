import { type Actor, anyStaff, definePermissions, readers, scope } from "#app/core/portals/permissions.ts";
import { isGiver } from "#app/core/portals/roles.ts";

export type DocumentOwner = {
  kind: "user" | "student" | "institute" | "organisation" | "registration" | "claim" | "suggestion";
  id: string;
};

/** What a right depends on: whose it is, and whether its owner (by an application) lets the actor read it. */
export type DocumentAccess = { owner: DocumentOwner; isGranted: boolean };

const own = scope("their own", (actor, { owner }: { owner: DocumentOwner }) => isOwner(actor, owner));
const ownOrGranted = scope(
  "their own, or shared with them by an application",
  (actor, access: DocumentAccess) => isOwner(actor, access.owner) || access.isGranted,
);

/** "system" is the registration room, which has checked the phone of somebody who has no account yet, and jobs. */
export const documentPermissions = definePermissions("document", {
  "document.store": {
    helper: true,
    student: own,
    institute: own,
    donor: own,
    csr: own,
    admin: anyStaff(own),
    system: true,
  },
  "document.list": {
    helper: true,
    student: own,
    institute: own,
    donor: own,
    csr: own,
    admin: readers(["verification", "support"]),
    system: true,
    hide: true,
    limited: "within",
  },
  "document.read": {
    student: ownOrGranted,
    institute: ownOrGranted,
    donor: ownOrGranted,
    csr: ownOrGranted,
    admin: readers(["verification", "support"]),
    system: true,
    hide: true,
    limited: "within",
  },
  "document.date": { student: own, hide: true },
  "document.share": { student: own, institute: own, system: true, hide: true, helper: true },
  "document.remove": {
    student: own,
    institute: own,
    donor: own,
    csr: own,
    admin: anyStaff(own),
    system: true,
    hide: true,
  },
});

export function isOwner(actor: Actor, owner: DocumentOwner): boolean {
  switch (owner.kind) {
    case "user":
      return actor.userId === owner.id;
    case "student":
      return actor.role === "student" && actor.studentId === owner.id;
    case "institute":
      return actor.role === "institute" && actor.instituteId === owner.id;
    case "organisation":
      return isGiver(actor.role) && actor.organisationId === owner.id;
    case "registration":
    case "claim":
    case "suggestion":
      return false;
  }
}
