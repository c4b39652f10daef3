import { decryptField, encryptField } from "#app/core/secrets/crypto.server.ts";
import { lookupHash } from "#app/core/secrets/lookup-hash.server.ts";

const addressOf = (rowId: string) => ({ table: "claim", column: "payee_account_encrypted", rowId });

export interface ClaimAccount {
  readonly holder: string;
  readonly account: string;
  readonly ifsc: string;
}

/** T26: the number sealed; four digits to be shown, and a hash that finds one account under several names. */
export function sealClaimAccount(rowId: string, { holder, account, ifsc }: ClaimAccount) {
  return {
    payeeHolder: holder,
    payeeIfsc: ifsc,
    payeeAccountEncrypted: encryptField(account, addressOf(rowId)),
    payeeLastFour: account.slice(-4),
    payeeAccountHash: lookupHash("bank-account", account),
  };
}

export function openClaimAccount(rowId: string, sealed: string): string {
  return decryptField(sealed, addressOf(rowId));
}
