/** What a student can put into the vault from the Profile tab; the same kinds as in the forms. */
export const vaultKinds = [
  "photo",
  "aadhaar_card",
  "marksheet",
  "income_certificate",
  "bank_passbook",
  "relationship_document",
] as const;
export type VaultKind = (typeof vaultKinds)[number];
