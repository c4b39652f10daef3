import {
  type Actor,
  anyStaff,
  definePermissions,
  readers,
  scope,
  staff,
} from "#app/core/portals/permissions.ts";

/** Who asks cannot sign in: the link of the page is what they hold. */
export interface ReachedRecovery {
  readonly holdsLink: boolean;
}

/** A student as her institute meets her: whose desk it is, and whether it knows her at all. */
export interface StudentOfInstitute {
  readonly instituteId: string;
  readonly isKnown: boolean;
}

const ownStudents = scope(
  "for students of its own, as owner or verifier",
  (actor: Actor, { instituteId, isKnown }: StudentOfInstitute) =>
    isKnown && actor.instituteId === instituteId && actor.memberRole !== "reviewer",
);

const byLink = scope("by its link", (_actor: Actor, request: ReachedRecovery) => request.holdsLink);
const anybodyByLink = {
  visitor: byLink,
  student: byLink,
  institute: byLink,
  donor: byLink,
  csr: byLink,
  admin: anyStaff(byLink),
  hide: true,
} as const;

export const recoveryPermissions = definePermissions("recovery", {
  "recovery.start": {
    visitor: true,
    student: true,
    institute: true,
    donor: true,
    csr: true,
    admin: anyStaff(),
  },
  "recovery.edit": anybodyByLink,
  /** By the link that went to the old number, or by one's own. */
  "recovery.stop": anybodyByLink,
  "recovery.see": { admin: readers(["support", "verification"]), limited: "within" },
  "recovery.decide": { admin: staff(["support", "verification"]), limited: "within" },
  /** Begin it for her, and say that it is her. */
  "recovery.speak_for": { institute: ownStudents, hide: true },
  "recovery.complete": { system: true },
});
