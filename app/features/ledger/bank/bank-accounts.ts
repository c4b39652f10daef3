import { accountKinds } from "../ledger.ts";

/** Our accounts at banks, as the ledger calls them. */
export const bankAccounts = {
  bank: accountKinds.bank.label,
  insurance_bank: accountKinds.insurance_bank.label,
} as const;
export type BankAccount = keyof typeof bankAccounts;

export const isBankAccount = (text: string | null): text is BankAccount =>
  text !== null && Object.hasOwn(bankAccounts, text);
