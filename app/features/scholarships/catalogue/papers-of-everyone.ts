import type { ScholarshipDetail } from "../views/scholarship-view.ts";

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

/** Which of them a scholarship means by this name. */
export function paperOfEveryone(name: string): string | null {
  return everyone.find(([paper, words]) => paper === name || words.test(name))?.[0] ?? null;
}

export function isPaperOfEveryone(name: string): boolean {
  return paperOfEveryone(name) !== null;
}

/** What everybody sends here, and behind it its own papers that none of these is. */
export function papersOf({ documents, runHere }: Pick<ScholarshipDetail, "documents" | "runHere">): string[] {
  if (!runHere) return [...documents];
  return [...papersOfEveryone, ...documents.filter((name) => !isPaperOfEveryone(name))];
}

/** What the vault calls a paper of this name: as the wizard keeps it. */
export function paperKind(name: string): string {
  const kind = paperOfEveryone(name);
  if (kind) return kind;
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_+|_+$/g, "")
    .slice(0, 50);
}
