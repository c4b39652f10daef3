import type { BookingStatus } from "./booking-status.ts";

/** The look of each status, of the design system's words. */
export const bookingBadges = {
  guardian: "pending",
  requested: "pending",
  confirmed: "confirmed",
  done: "completed",
  no_show: "no_show",
  cancelled: "cancelled",
} as const satisfies Record<BookingStatus, string>;
