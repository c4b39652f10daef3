/** What a helper cannot change once she has given it: where she is reached, and where her money goes. */
export function isClosedToHelpers(field: string, known: { hasPhone: boolean; hasAccount: boolean }): boolean {
  if (field === "phone") return known.hasPhone;
  return field === "ifscCode" || field === "bankAccount" ? known.hasAccount : false;
}
