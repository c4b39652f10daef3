import {
  type Actor,
  anyStaff,
  definePermissions,
  readers,
  scope,
  staff,
} from "#app/core/portals/permissions.ts";
import type { OwnerKind } from "#app/core/portals/roles.ts";

/** What a right depends on: whose application it is, and who offers the scholarship. */
export interface ApplicationAccess {
  readonly studentId: string;
  readonly ownerKind: OwnerKind | null;
  readonly ownerId: string | null;
}

const own = scope("their own", (actor, object: ApplicationAccess) => isOwn(actor, object));
// Whoever only scores sees what the reviews room shows them: scoring may be blind.
const ofTheirScholarship = scope(
  "to their own scholarships, as owner or verifier",
  (actor, object: ApplicationAccess) => offersIt(actor, object) && actor.memberRole !== "reviewer",
);

/** C3e: the same people as review.decide lets in, through which they come. */
const ofTheirScholarshipAsOwner = scope(
  "to their own scholarships, as owner",
  (actor, object: ApplicationAccess) => offersIt(actor, object) && (actor.memberRole ?? "owner") === "owner",
);

/** A donor or company sees students by pseudonym only (T14): its own reads give it that, not this room. */
export const applicationPermissions = definePermissions("application", {
  "application.start": { student: true, helper: true },
  "application.list": { student: true, helper: true },
  "application.edit": { student: own, hide: true, helper: true },
  /** Take it back, appeal, ask for the papers of a decision: herself alone, never who helps her. */
  "application.settle": { student: own, hide: true },
  "application.read": {
    helper: true,
    student: own,
    institute: ofTheirScholarship,
    admin: readers(["verification", "support", "finance"]),
    system: true,
    hide: true,
    limited: "within",
  },
  "application.message": {
    student: own,
    institute: ofTheirScholarship,
    admin: staff(["verification", "support"]),
    system: true,
    hide: true,
    limited: "within",
  },
  "application.check": {
    institute: ofTheirScholarship,
    admin: staff(["verification"]),
    system: true,
    hide: true,
    limited: "within",
  },
  "application.decide": {
    institute: ofTheirScholarshipAsOwner,
    admin: staff(["verification"]),
    system: true,
    hide: true,
    limited: "within",
  },
  /** By number and date of birth, without signing in: words only. */
  "application.ask_status": {
    visitor: true,
    student: true,
    institute: true,
    donor: true,
    csr: true,
    admin: anyStaff(),
  },
  /** Assisted applications and those whose promise was missed. */
  "application.see_desk": { admin: readers(["verification", "support"]), limited: "within" },
  "application.work_desk": { admin: staff(["verification", "support"]), limited: "within" },
  "application.pay": { admin: staff(["finance"]), system: true },
});

export function isOwn(actor: Actor, object: Pick<ApplicationAccess, "studentId">): boolean {
  return actor.role === "student" && actor.studentId === object.studentId;
}

function offersIt(actor: Actor, { ownerKind, ownerId }: ApplicationAccess): boolean {
  return (
    actor.role === "institute" && ownerKind === "institute" && !!ownerId && ownerId === actor.instituteId
  );
}
