import {
  type Actor,
  anyStaff,
  definePermissions,
  readers,
  scope,
  staff,
} from "#app/core/portals/permissions.ts";

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
    admin: anyStaff(),
    system: true,
  },
  "enquiry.see_status": {
    visitor: byLink,
    student: byLink,
    institute: byLink,
    donor: byLink,
    csr: byLink,
    admin: anyStaff(byLink),
    hide: true,
  },
  "enquiry.see_desk": { admin: readers(["support"]), limited: "within" },
  "enquiry.work_desk": { admin: staff(["support"]), limited: "within" },
  "enquiry.export": { admin: readers(["support"]), limited: "within" },
  "enquiry.sweep": { system: true },
});
