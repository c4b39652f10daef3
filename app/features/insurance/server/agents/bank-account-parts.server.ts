import { decryptField, encryptField } from "#app/core/secrets/crypto.server.ts";
import { lookupHash } from "#app/core/secrets/lookup-hash.server.ts";

const addressOf = (rowId: string) => ({ table: "insurance_agent", column: "bank_account_encrypted", rowId });

/** T26: the whole text sealed; the number alone as four digits to be shown and a hash to be compared. */
export function sealBankAccount(rowId: string, details: string) {
  const [number = ""] = details.replace(/(?<=\d)[ -](?=\d)/g, "").match(/\d{9,18}/) ?? [];
  return {
    bankAccountEncrypted: encryptField(details, addressOf(rowId)),
    bankLastFour: number.slice(-4),
    bankAccountHash: lookupHash("bank-account", number),
  };
}

export function openBankAccount(rowId: string, sealed: string): string {
  return decryptField(sealed, addressOf(rowId));
}
