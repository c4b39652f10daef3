import { type Actor, definePermissions, scope } from "#app/core/permissions.ts";

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
    admin: true,
    system: true,
  },
  "booking.see": { ...holders, admin: true, hide: true },
  "booking.change": { ...holders, admin: true, hide: true },
  "booking.rate": { ...holders, hide: true },
  "booking.list_own": { student: true, institute: true, donor: true, csr: true, admin: true },
  "booking.work_desk": { admin: true },
  "booking.export": { admin: true },
});
