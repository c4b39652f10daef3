import type { ScholarshipDetail } from "./scholarship-view.ts";

/**
 * What every application sent here asks for, as the vault calls it, and by which words of the catalogue it is known:
 * the wizard's five uploads (a test holds them alike).
 */
const everyone = [
  ["photo", /^photo/i],
  ["aadhaar_card", /aadhaar|identity proof/i],
  ["marksheet", /mark ?sheet|transcript/i],
  ["income_certificate", /income/i],
  ["bank_passbook", /bank|passbook/i],
] as const;

export const papersOfEveryone = everyone.map(([paper]) => paper);

export function isPaperOfEveryone(name: string): boolean {
  return everyone.some(([, words]) => words.test(name));
}

/** What everybody sends here, and behind it its own papers that none of these is. */
export function papersOf({ documents, runHere }: Pick<ScholarshipDetail, "documents" | "runHere">): string[] {
  if (!runHere) return [...documents];
  return [...papersOfEveryone, ...documents.filter((name) => !isPaperOfEveryone(name))];
}
