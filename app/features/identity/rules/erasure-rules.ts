/** Between asking and doing: time to change one's mind, and for a stolen session to be noticed. */
export const erasureWaitDays = 7;

/** How long what is kept, as the privacy policy says it; the page of settings and the jobs read it here. */
export const keptYears = {
  /** After the last sign-in: as long as somebody comes, the education is held to go on. */
  student: 7,
  /** After the end of an application. */
  scholarship: 10,
  /** Of a donation its PAN and address, of a reconciled line of the bank the words on it: from that day on. */
  money: 7,
  consent: 7,
  /** Of an application's draft in which nothing is saved. */
  draft: 1,
} as const;

/** So many days before a draft goes, its student is told; she is always told before it goes. */
export const draftReminderDays = { first: 30, last: 7 } as const;

/** What stays after an erasure; null: for good, without a name. */
export const retentionPeriods = [
  { name: "money", years: keptYears.money },
  { name: "consent", years: keptYears.consent },
  { name: "log", years: null },
] as const;

/** The moment from which on it may go. */
export function keptUntil(from: Date, years: number): Date {
  const until = new Date(from);
  until.setUTCFullYear(until.getUTCFullYear() + years);
  return until;
}

/** The moment before which it has been kept long enough. */
export function keptSince(at: Date, years: number): Date {
  const before = new Date(at);
  before.setUTCFullYear(before.getUTCFullYear() - years);
  return before;
}
