import { type Actor, definePermissions, readers, scope, staff } from "#app/core/portals/permissions.ts";

export interface OwnInstitute {
  readonly instituteId: string;
}

const isOwn = (actor: Actor, { instituteId }: OwnInstitute) => actor.instituteId === instituteId;
const own = scope("its own", isOwn);
const ownAsOwner = scope(
  "its own, as owner of the partner account",
  (actor: Actor, institute: OwnInstitute) => isOwn(actor, institute) && actor.memberRole === "owner",
);
const ownRoll = scope(
  "its own, as owner or verifier",
  (actor: Actor, institute: OwnInstitute) => isOwn(actor, institute) && actor.memberRole !== "reviewer",
);

export const institutePermissions = definePermissions("institute", {
  "institute.create": { admin: staff(["verification"]), system: true, limited: "within" },
  "institute.read": {
    institute: own,
    admin: readers(["verification", "support", "content"]),
    system: true,
    hide: true,
    limited: "within",
  },
  "institute.update": { institute: ownAsOwner, hide: true },
  "institute.manage_team": { institute: ownAsOwner, hide: true },
  /** The roll: list, add, import, confirm, letters. */
  "institute.read_roll": { institute: own, system: true, hide: true },
  "institute.change_roll": { institute: ownRoll, system: true, hide: true },
  "institute.export_roll": { institute: ownRoll, hide: true },
  /** How they themselves are reminded. */
  "institute.choose_reminders": { institute: own, hide: true },
  "institute.ask_renewal": { institute: ownAsOwner, hide: true },
  "institute.renew": { admin: staff(["verification"]), limited: "within" },
  "institute.remind": { system: true },
});
