/** Between asking and doing: time to change one's mind, and for a stolen session to be noticed. */
export const erasureWaitDays = 7;

/** What stays after an erasure, and how long, as the privacy page says it. */
export const retentionPeriods = [
  { name: "money", years: 8 },
  { name: "consent", years: 7 },
  { name: "log", years: 1 },
] as const;
