import type { BookingStatus } from "./booking-status.ts";

/** The look of each status, of the design system's words. */
export const bookingBadges = {
  guardian: "pending",
  requested: "pending",
  confirmed: "approved",
  done: "completed",
  no_show: "inactive",
  cancelled: "closed",
} as const satisfies Record<BookingStatus, string>;
