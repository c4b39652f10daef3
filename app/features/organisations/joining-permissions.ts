import {
  type Actor,
  anyStaff,
  definePermissions,
  readers,
  scope,
  staff,
} from "#app/core/portals/permissions.ts";

/** Who asks to join has no account: the link that was mailed is what they hold. */
export interface ReachedJoining {
  readonly holdsLink: boolean;
}

const byLink = scope("by its link", (_actor: Actor, request: ReachedJoining) => request.holdsLink);

export const joiningPermissions = definePermissions("joining", {
  "joining.start": {
    visitor: true,
    student: true,
    institute: true,
    donor: true,
    csr: true,
    admin: anyStaff(),
  },
  "joining.edit": {
    visitor: byLink,
    student: byLink,
    institute: byLink,
    donor: byLink,
    csr: byLink,
    admin: anyStaff(byLink),
    hide: true,
  },
  "joining.see": { admin: readers(["verification", "finance"]), limited: "within" },
  "joining.decide": { admin: staff(["verification"]), limited: "within" },
  "joining.sweep": { system: true },
});
