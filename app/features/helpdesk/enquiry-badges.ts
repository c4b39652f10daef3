import type { EnquiryStatus } from "./enquiry-status.ts";

/** The look of each status, of the design system's words. */
export const enquiryBadges = {
  open: "to_answer",
  answered: "answered",
  closed: "closed",
} as const satisfies Record<EnquiryStatus, string>;
