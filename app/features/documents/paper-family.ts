/** What a paper is, by whichever of its many names a form asks for it ("School bonafide", "OBC certificate"). */
const signs = [
  ["bank_passbook", /bank|passbook/],
  ["photo", /photo/],
  ["aadhaar_card", /aadhaar|identity_proof/],
  ["marksheet", /mark_?sheet|transcript|marks_memo/],
  ["ews_certificate", /(^|_)ews(_|$)/],
  ["income_certificate", /income/],
  ["caste_certificate", /caste|community|(^|_)(sc|st|obc|bc)_certificate|category_certificate/],
  ["disability_certificate", /disab|(^|_)udid(_|$)/],
  ["residence_certificate", /residence|domicile|nativity/],
  ["bonafide_certificate", /bonafide|study_certificate/],
] as const;
export type PaperFamily = (typeof signs)[number][0];

export function familyOf(kind: string): PaperFamily | null {
  return signs.find(([, pattern]) => pattern.test(kind))?.[0] ?? null;
}

/** A paper of the one kind answers for the other. */
export function isSamePaper(kind: string, wanted: string): boolean {
  return kind === wanted || (familyOf(kind) !== null && familyOf(kind) === familyOf(wanted));
}

/** The chips over the shelf, in their order. */
export const paperGroups = ["identity", "marks", "income", "bank", "other"] as const;
export type PaperGroup = (typeof paperGroups)[number];

const groups: Record<PaperFamily, PaperGroup> = {
  bank_passbook: "bank",
  photo: "identity",
  aadhaar_card: "identity",
  marksheet: "marks",
  ews_certificate: "income",
  income_certificate: "income",
  caste_certificate: "identity",
  disability_certificate: "identity",
  residence_certificate: "identity",
  bonafide_certificate: "marks",
};

export function groupOf(kind: string): PaperGroup {
  const family = familyOf(kind);
  return family ? groups[family] : "other";
}
