/** How grave a fraud alert is, and what became of it, in the words of the one table of badges. */
export const alertBadges = {
  low: "alert_low",
  medium: "alert_medium",
  high: "alert_high",
  critical: "alert_high",
} as const;
export const alertStatusBadges = {
  open: "pending",
  confirmed: "fraud_confirmed",
  dismissed: "dismissed",
} as const;
