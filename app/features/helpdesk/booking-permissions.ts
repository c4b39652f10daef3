import {
  type Actor,
  anyStaff,
  definePermissions,
  readers,
  scope,
  staff,
} from "#app/core/portals/permissions.ts";

/** A booking as somebody comes to it: whose it is, and whether they brought its link. */
export interface ReachedBooking {
  readonly userId: string | null;
  readonly holdsLink: boolean;
}

const reached = scope(
  "their own, or by its link",
  (actor: Actor, booking: ReachedBooking) =>
    booking.holdsLink || (actor.userId !== null && booking.userId === actor.userId),
);
const holders = {
  visitor: reached,
  student: reached,
  institute: reached,
  donor: reached,
  csr: reached,
} as const;

export const bookingPermissions = definePermissions("booking", {
  "booking.book": {
    visitor: true,
    student: true,
    institute: true,
    donor: true,
    csr: true,
    admin: staff(["support"]),
    system: true,
    limited: "anywhere",
  },
  "booking.see": { ...holders, admin: readers(["support"]), hide: true, limited: "within" },
  "booking.change": { ...holders, admin: staff(["support"]), hide: true, limited: "within" },
  "booking.rate": { ...holders, hide: true },
  "booking.list_own": { student: true, institute: true, donor: true, csr: true, admin: anyStaff() },
  "booking.see_desk": { admin: readers(["support"]), limited: "within" },
  "booking.work_desk": { admin: staff(["support"]), limited: "within" },
  "booking.export": { admin: readers(["support"]), limited: "within" },
});
