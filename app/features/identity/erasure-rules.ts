/** Between asking and doing: time to change one's mind, and for a stolen session to be noticed. */
export const erasureWaitDays = 7;

/** What stays after an erasure, and how long, as the privacy page says it. */
export const retentionPeriods = [
  { what: "Money paid to you, and its receipts", why: "tax and company law", years: 8 },
  { what: "That you agreed and withdrew, without your name", why: "proof under the DPDP Act", years: 7 },
  { what: "The log of changes, without your name", why: "security", years: 1 },
] as const;
