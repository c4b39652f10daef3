import { type Actor, anyStaff, definePermissions, scope, staff } from "#app/core/portals/permissions.ts";
import type { Owned } from "./account-permissions.ts";
import { deskKey } from "./lists/desk-key.ts";

/** What belongs to a desk. */
interface OfDesk {
  readonly desk: string;
}

const own = scope("their own", (actor: Actor, object: Owned) => actor.userId === object.userId);
const isHead = (actor: Actor) =>
  actor.role === "admin"
    ? (actor.staffRoles ?? []).includes("super_admin")
    : actor.memberRole === "owner" || actor.teamRole === "owner";
const ownOrHead = scope(
  "their own; every one of the desk, who leads it",
  (actor: Actor, object: Owned & OfDesk) =>
    object.desk === deskKey(actor) && (actor.userId === object.userId || isHead(actor)),
);
const instituteWorks = scope(
  "owner and verifier",
  (actor: Actor, { desk }: OfDesk) =>
    desk === deskKey(actor) && (actor.memberRole === "owner" || actor.memberRole === "verifier"),
);
const teamWorks = scope(
  "who does more than look",
  (actor: Actor, { desk }: OfDesk) =>
    desk === deskKey(actor) &&
    actor.organisationId !== undefined &&
    actor.teamRole !== undefined &&
    actor.teamRole !== "viewer",
);
const workers = ["verification", "support", "content", "claims", "finance", "security"] as const;

/** Who may keep views of lists, and show them to the whole desk. */
export const listViewPermissions = definePermissions("list_view", {
  "list_view.keep": { institute: own, donor: own, csr: own, admin: anyStaff(own), hide: true },
  "list_view.share": {
    institute: instituteWorks,
    donor: teamWorks,
    csr: teamWorks,
    admin: staff(workers),
    limited: "anywhere",
  },
  "list_view.change_shared": {
    institute: ownOrHead,
    donor: ownOrHead,
    csr: ownOrHead,
    admin: staff(workers, ownOrHead),
    hide: true,
    limited: "anywhere",
  },
});
