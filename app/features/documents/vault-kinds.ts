/** What a student can put into the vault from the Profile tab; the same kinds as in the forms, and the certificates that schemes ask for. */
export const vaultKinds = [
  "photo",
  "aadhaar_card",
  "marksheet",
  "income_certificate",
  "bank_passbook",
  "caste_certificate",
  "residence_certificate",
  "bonafide_certificate",
  "disability_certificate",
  "ews_certificate",
  "relationship_document",
] as const;
export type VaultKind = (typeof vaultKinds)[number];
