import {
  type Actor,
  anyStaff,
  definePermissions,
  readers,
  scope,
  staff,
} from "#app/core/portals/permissions.ts";
import type { OwnerKind } from "#app/core/portals/roles.ts";
import { isGiver } from "#app/core/portals/roles.ts";
import { publicStatuses, type ScholarshipStatus } from "./scholarship-status.ts";

/** What the rules need to know of a scholarship. */
export interface OwnedScholarship {
  readonly ownerKind: OwnerKind;
  readonly ownerId: string | null;
  readonly status: ScholarshipStatus;
}

/** Whose scholarships an actor of an owning role speaks for. */
export function ownerOf(actor: Actor): { kind: OwnerKind; id: string } | null {
  if (actor.role === "institute" && actor.instituteId) return { kind: "institute", id: actor.instituteId };
  if (isGiver(actor.role) && actor.organisationId) return { kind: actor.role, id: actor.organisationId };
  return null;
}

function isOwn(actor: Actor, scholarship: OwnedScholarship): boolean {
  const owner = ownerOf(actor);
  return owner !== null && owner.kind === scholarship.ownerKind && owner.id === scholarship.ownerId;
}

const own = scope("its own", isOwn);
const ownAsOwner = scope(
  "its own, as owner of the partner account",
  (actor: Actor, scholarship: OwnedScholarship) =>
    isOwn(actor, scholarship) && (actor.memberRole ?? "owner") === "owner",
);
const publicOnly = scope("public ones", (_actor, { status }: OwnedScholarship) =>
  publicStatuses.includes(status),
);
const publicOrOwn = scope(
  "public ones and its own",
  (actor: Actor, scholarship: OwnedScholarship) =>
    publicStatuses.includes(scholarship.status) || isOwn(actor, scholarship),
);
const asOwner = scope(
  "for itself",
  (actor: Actor, _object: { readonly ownerKind: OwnerKind }) =>
    ownerOf(actor)?.kind === _object.ownerKind && (actor.memberRole ?? "owner") === "owner",
);

export const scholarshipPermissions = definePermissions("scholarship", {
  "scholarship.read": {
    visitor: publicOnly,
    student: publicOnly,
    institute: publicOrOwn,
    donor: publicOrOwn,
    csr: publicOrOwn,
    admin: anyStaff(),
    system: true,
    hide: true,
  },
  "scholarship.create": {
    institute: asOwner,
    donor: asOwner,
    csr: asOwner,
    admin: staff(["content"]),
    system: true,
  },
  "scholarship.update": {
    institute: ownAsOwner,
    donor: own,
    csr: own,
    admin: staff(["content"]),
    system: true,
    hide: true,
  },
  "scholarship.publish": {
    institute: ownAsOwner,
    donor: own,
    csr: own,
    admin: staff(["content"]),
    system: true,
    hide: true,
  },
  "scholarship.close": {
    institute: ownAsOwner,
    donor: own,
    csr: own,
    admin: staff(["content"]),
    system: true,
    hide: true,
  },
  "scholarship.extend": {
    institute: ownAsOwner,
    donor: own,
    csr: own,
    admin: staff(["content"]),
    system: true,
    hide: true,
  },
  /** The desk's list, with what is not public, and what waits for its approval. */
  "scholarship.see_desk": { admin: readers(["content", "verification", "support"]), limited: "anywhere" },
  "scholarship.approve": { admin: staff(["content"]) },
  /** Make two records one, and undo it. */
  "scholarship.merge": { admin: staff(["content"]) },
  "scholarship.import": { admin: staff(["content"]), system: true },
  /** Keep it in one's account, and get its deadline alerts. */
  "scholarship.save": { student: true },
  "scholarship.save-search": { student: true },
  /** Tell the matching students about a new scholarship. */
  "scholarship.notify": { admin: staff(["content"]), system: true },
});
