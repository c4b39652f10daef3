import {
  type Actor,
  anyStaff,
  definePermissions,
  readers,
  scope,
  staff,
} from "#app/core/portals/permissions.ts";

/** An applicant has no account: the link they were given or mailed is what they hold. */
export interface ReachedPartnership {
  readonly holdsLink: boolean;
}

const byLink = scope("by its link", (_actor: Actor, request: ReachedPartnership) => request.holdsLink);
const withLink = { visitor: byLink, student: byLink, institute: byLink, donor: byLink, csr: byLink } as const;

export const partnershipPermissions = definePermissions("partnership", {
  "partnership.start": {
    visitor: true,
    student: true,
    institute: true,
    donor: true,
    csr: true,
    admin: anyStaff(),
  },
  "partnership.edit": { ...withLink, admin: anyStaff(byLink), hide: true },
  "partnership.see_status": { ...withLink, admin: anyStaff(byLink), hide: true },
  "partnership.see_desk": { admin: readers(["verification"]), limited: "within" },
  "partnership.work_desk": { admin: staff(["verification"]), limited: "within" },
  /** T26: the whole PAN, with a reason, audited. */
  "partnership.reveal": { admin: staff(["verification"]), limited: "within" },
  "partnership.export": { admin: readers(["verification"]), limited: "within" },
  "partnership.sweep": { system: true },
});
