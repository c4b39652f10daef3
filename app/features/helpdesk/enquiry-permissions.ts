import { type Actor, definePermissions, scope } from "#app/core/permissions.ts";

/** Whoever wrote has no account: the address of the page they were sent to is what they hold. */
export interface ReachedEnquiry {
  readonly holdsLink: boolean;
}

const byLink = scope("by its link", (_actor: Actor, enquiry: ReachedEnquiry) => enquiry.holdsLink);

export const enquiryPermissions = definePermissions("enquiry", {
  "enquiry.submit": {
    visitor: true,
    student: true,
    institute: true,
    donor: true,
    csr: true,
    admin: true,
    system: true,
  },
  "enquiry.see_status": {
    visitor: byLink,
    student: byLink,
    institute: byLink,
    donor: byLink,
    csr: byLink,
    admin: byLink,
    hide: true,
  },
  "enquiry.work_desk": { admin: true },
  "enquiry.export": { admin: true },
  "enquiry.sweep": { system: true },
});
