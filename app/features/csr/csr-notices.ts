/** What is said after a write, named in the address so that it also works without script. */
export const csrNotices = {
  settings: "Settings updated.",
  figures: "The figures of the year are saved, and the duty is reckoned anew.",
  board: "Saved. The checklist follows it.",
  transfer: "The transfer is recorded.",
  program: "The program is created. Record its spending here.",
  spend: "The voucher is recorded.",
  "spend-asked": "The voucher waits for a colleague, who has been told. It counts when it is approved.",
  "reverse-asked": "A colleague has been asked to approve it. Until then the voucher stands.",
  reversed: "The voucher is taken back. Both lines stay in sight.",
  outcome: "The outcome is recorded.",
  "outcome-back": "It is taken back, and counts nowhere any more. Record the right figure below.",
  scholarship: "The scholarship is made. The first one of a company is read by our desk within 48 hours.",
  budget: "Budget and dates are changed.",
  milestone: "The milestones are changed.",
  completed: "The program is completed. Its figures stay.",
} as const;
export type CsrNotice = keyof typeof csrNotices;

export function csrNotice(value: string | null): string | null {
  const known = Object.entries(csrNotices).find(([name]) => name === value);
  return known?.[1] ?? null;
}
