/** How the state of a website looks. */
export const linkBadges = {
  changed: "action_needed",
  gone: "failed",
  away: "to_check",
  same: "verified",
} as const;
