import bankNames from "ifsc/src/banknames.json" with { type: "json" };

const names: Readonly<Record<string, string>> = bankNames;

/** The first four letters of an IFSC code, checked against the banks the Reserve Bank lists. */
export function isKnownBank(bankCode: string): boolean {
  return Object.hasOwn(names, bankCode);
}

export function findBankName(ifscCode: string): string | null {
  const bank = ifscCode.slice(0, 4).toUpperCase();
  return Object.hasOwn(names, bank) ? (names[bank] ?? null) : null;
}
