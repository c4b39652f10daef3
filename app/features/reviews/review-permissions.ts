import {
  type Actor,
  definePermissions,
  type MemberRole,
  readers,
  scope,
  staff,
} from "#app/core/portals/permissions.ts";
import type { OwnerKind } from "#app/core/portals/roles.ts";

/** What a right about one application depends on. */
export interface ReviewAccess {
  readonly ownerKind: OwnerKind | null;
  readonly ownerId: string | null;
  /** The promise was missed, or the student appealed, or no institute runs it: the admin desk decides. */
  readonly isWithDesk: boolean;
  /** Somebody else must look at it than the one who decided. */
  readonly isAppealed: boolean;
  /** Who scores sees no name, gender or photo. */
  readonly isBlind: boolean;
  /** This actor declared a conflict of interest. */
  readonly isConflicted: boolean;
}

/** A desk with its lists: an institute's, or the admin's (null). */
export interface ReviewDesk {
  readonly instituteId: string | null;
}

export interface BulkAccess extends ReviewDesk {
  readonly preparedBy: string;
  readonly preparedByRole: string;
}

export function memberOf(actor: Actor): MemberRole {
  return actor.memberRole ?? "owner";
}

function runsIt(actor: Actor, { ownerKind, ownerId }: ReviewAccess): boolean {
  return (
    actor.role === "institute" && ownerKind === "institute" && !!ownerId && ownerId === actor.instituteId
  );
}

function isFree(actor: Actor, access: ReviewAccess): boolean {
  return !access.isConflicted && (actor.role === "admin" || runsIt(actor, access));
}

function isOfDesk(actor: Actor, { instituteId }: ReviewDesk): boolean {
  return actor.role === "institute" && !!instituteId && instituteId === actor.instituteId;
}

const theirs = scope("of their own scholarships", runsIt);
const asPerson = scope(
  "of their own scholarships, without a conflict of interest; a reviewer not where scoring is blind",
  (actor, access: ReviewAccess) =>
    isFree(actor, access) && (memberOf(actor) !== "reviewer" || !access.isBlind),
);
const free = scope("without a conflict of interest", isFree);
const asChecker = scope(
  "of their own scholarships, as owner or verifier, without a conflict of interest",
  (actor, access: ReviewAccess) => isFree(actor, access) && memberOf(actor) !== "reviewer",
);
const asScorer = scope(
  "of their own scholarships, as reviewer, or as owner where scoring is not blind; without a conflict of interest",
  (actor, access: ReviewAccess) =>
    isFree(actor, access) &&
    (memberOf(actor) === "reviewer" || (memberOf(actor) === "owner" && !access.isBlind)),
);
const asDecider = scope(
  "of their own scholarships, as owner, without a conflict of interest; not after an appeal",
  (actor, access: ReviewAccess) => isFree(actor, access) && memberOf(actor) === "owner" && !access.isAppealed,
);
const heldByDesk = scope(
  "what the desk holds: no institute runs it, late, or appealed; without a conflict of interest",
  (actor, access: ReviewAccess) => isFree(actor, access) && access.isWithDesk,
);
const heldAndSeen = scope(
  "what the desk holds, where scoring is not blind; without a conflict of interest",
  (actor, access: ReviewAccess) => isFree(actor, access) && access.isWithDesk && !access.isBlind,
);
const ofOwnDesk = scope("their own institute", isOfDesk);
const ofOwnDeskAsChecker = scope(
  "their own institute, as owner or verifier",
  (actor, desk: ReviewDesk) => isOfDesk(actor, desk) && memberOf(actor) !== "reviewer",
);
const adminDesk = scope("the admin desk's", (_actor, { instituteId }: ReviewDesk) => instituteId === null);
const second = scope(
  "prepared by somebody else of their institute; one of the two is an owner",
  (actor, bulk: BulkAccess) =>
    isOfDesk(actor, bulk) &&
    memberOf(actor) !== "reviewer" &&
    actor.userId !== bulk.preparedBy &&
    (memberOf(actor) === "owner" || bulk.preparedByRole === "owner"),
);
const secondAdmin = scope(
  "prepared by another admin",
  (actor, bulk: BulkAccess) => bulk.instituteId === null && actor.userId !== bulk.preparedBy,
);

/** Owner all, verifier checks, reviewer scores; the admin desk what it holds (issue 9). */
export const reviewPermissions = definePermissions("review", {
  "review.list": {
    institute: ofOwnDesk,
    admin: readers(["verification", "support"]),
    hide: true,
    limited: "within",
  },
  "review.export": { institute: ofOwnDeskAsChecker, admin: readers(["verification"]), limited: "within" },
  "review.analyse": { institute: ofOwnDesk, admin: readers(["verification"]), hide: true },
  "review.read": {
    institute: theirs,
    admin: readers(["verification", "support"]),
    hide: true,
    limited: "within",
  },
  /** Name, answers that tell who it is, papers. */
  "review.see_person": {
    institute: asPerson,
    admin: readers(["verification", "support"], free),
    hide: true,
    limited: "within",
  },
  "review.check": { institute: asChecker, admin: staff(["verification"], heldByDesk), limited: "within" },
  "review.message": {
    institute: asChecker,
    admin: staff(["verification", "support"], free),
    limited: "within",
  },
  "review.score": { institute: asScorer, admin: staff(["verification"], heldAndSeen), limited: "within" },
  "review.declare_conflict": {
    institute: theirs,
    admin: staff(["verification"]),
    hide: true,
    limited: "within",
  },
  /** "system": the waiting list. */
  "review.decide": {
    institute: asDecider,
    admin: staff(["verification"], heldByDesk),
    system: true,
    limited: "within",
  },
  "review.prepare_bulk": { institute: ofOwnDeskAsChecker, admin: staff(["verification"], adminDesk) },
  "review.confirm_bulk": { institute: second, admin: staff(["verification"], secondAdmin) },
  /** Messages to all who stand at one place with one scholarship. */
  "review.see_many": {
    institute: ofOwnDeskAsChecker,
    admin: readers(["verification", "support"], adminDesk),
    hide: true,
  },
  "review.write_many": {
    institute: ofOwnDeskAsChecker,
    admin: staff(["verification", "support"], adminDesk),
  },
  "review.confirm_many": { institute: second, admin: staff(["verification", "support"], secondAdmin) },
  "review.cancel_bulk": { institute: ofOwnDeskAsChecker, admin: staff(["verification"], adminDesk) },
});
