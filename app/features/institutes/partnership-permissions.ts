import { type Actor, definePermissions, scope } from "#app/core/permissions.ts";

/** An applicant has no account: the link they were given or mailed is what they hold. */
export interface ReachedPartnership {
  readonly holdsLink: boolean;
}

const byLink = scope("by its link", (_actor: Actor, request: ReachedPartnership) => request.holdsLink);
const withLink = { visitor: byLink, student: byLink, institute: byLink, donor: byLink, csr: byLink } as const;

export const partnershipPermissions = definePermissions("partnership", {
  "partnership.start": { visitor: true, student: true, institute: true, donor: true, csr: true, admin: true },
  "partnership.edit": { ...withLink, admin: byLink, hide: true },
  "partnership.see_status": { ...withLink, admin: byLink, hide: true },
  "partnership.work_desk": { admin: true },
  /** T26: the whole PAN, with a reason, audited. */
  "partnership.reveal": { admin: true },
  "partnership.export": { admin: true },
  "partnership.sweep": { system: true },
});
