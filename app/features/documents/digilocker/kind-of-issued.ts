import { familyOf, type PaperFamily } from "../paper-family.ts";

const codes: Readonly<Record<string, LockerKind>> = {
  INCER: "income_certificate",
  SSCER: "marksheet",
  HSCER: "marksheet",
};

/** What comes from an office. A photo, a passbook and Aadhaar do not come so. */
const kinds = [
  "marksheet",
  "income_certificate",
  "caste_certificate",
  "residence_certificate",
  "bonafide_certificate",
  "disability_certificate",
  "ews_certificate",
] as const satisfies readonly PaperFamily[];
export type LockerKind = (typeof kinds)[number];

export function isLockerKind(kind: string): kind is LockerKind {
  return kinds.some((one) => one === kind);
}

type Issued = { readonly doctype: string; readonly name: string; readonly issuer: string };

/** T25: the number would come with it. Its last digits are all that anybody here needs. */
export function isAadhaar({ doctype, name, issuer }: Issued): boolean {
  return doctype === "ADHAR" || /aadhaa?r|uidai|unique identification/i.test(`${name} ${issuer}`);
}

/** As which of our papers it counts; null: we have no place for it. */
export function kindOfIssued(paper: Issued): LockerKind | null {
  if (isAadhaar(paper)) return null;
  const family = familyOf(paper.name.toLowerCase().replace(/[^a-z0-9]+/g, "_"));
  return codes[paper.doctype] ?? kinds.find((kind) => kind === family) ?? null;
}
